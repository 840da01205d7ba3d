/** CNT-021, CNT-022: 1 system, 2 course, 3 bulletin of the school. */
export const messageTypes = { system: 1, course: 2, bulletin: 3 } as const
