/** TCH-173: what a teacher marks, a paper of an examination or a hand-in of a task. */
export const toMarkKinds = ['paper', 'handIn'] as const
export type ToMarkKind = (typeof toMarkKinds)[number]

/** TCH-179: the most comments of one teacher, and their letters. */
export const markCommentMost = 100
export const markCommentLength = 1000
export const markCommentNameLength = 60
