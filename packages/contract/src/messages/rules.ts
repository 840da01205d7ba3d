/** CNT-021, CNT-022: 1 system, 2 course, 3 notice of the school. */
export const messageTypes = { system: 1, course: 2, bulletin: 3 } as const

/**
 * CNT-097: the audiences. Notices to a class are listed with those of the school, notices to a
 * training with those of courses.
 */
export const noticeAudiences = ['school', 'class', 'course', 'training'] as const
export type NoticeAudience = (typeof noticeAudiences)[number]

/** CNT-112: also chosen students of a course or a training. */
export const sentAudiences = [...noticeAudiences, 'students'] as const

/**
 * CNT-099: the maximum characters in one language, readers of one notice, and notices of one sender
 * in an hour.
 */
export const noticeLimits = { title: 100, content: 2000, recipients: 50_000, perHour: 60 } as const
