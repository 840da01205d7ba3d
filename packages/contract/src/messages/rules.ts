/** CNT-021, CNT-022: 1 system, 2 course, 3 bulletin of the school. */
export const messageTypes = { system: 1, course: 2, bulletin: 3 } as const

/** CNT-097: whom a person writes to. Notices to a class stand among those of the school, those to a training among those of courses. */
export const noticeAudiences = ['school', 'class', 'course', 'training'] as const
export type NoticeAudience = (typeof noticeAudiences)[number]

/** CNT-112: chosen students of a course or of a training too. */
export const sentAudiences = [...noticeAudiences, 'students'] as const

/** CNT-099: characters of one language, readers of one notice, and notices of one sender within an hour. */
export const noticeLimits = { title: 100, content: 2000, recipients: 50_000, perHour: 60 } as const
