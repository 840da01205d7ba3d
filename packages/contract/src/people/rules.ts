/** Roles that staff may give (ACC-110, ACC-219); platformAdmin is given by the platform alone. */
export const givenRoles = ['normal', 'student', 'teacher', 'schoolAdmin'] as const
export type GivenRole = (typeof givenRoles)[number]

/** A sheet holds at most this many rows below its head. */
export const mostImportRows = 20_000

/** Of a longer list of faults nobody reads more. */
export const mostImportFaults = 200
