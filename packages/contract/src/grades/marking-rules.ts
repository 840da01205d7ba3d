/** TCH-173: the kinds of work to mark: a paper of an examination or a hand-in of a task. */
export const toMarkKinds = ['paper', 'handIn'] as const
export type ToMarkKind = (typeof toMarkKinds)[number]

/** TCH-179: the maximum number of comments of a teacher, and their lengths. */
export const markCommentMost = 100
export const markCommentLength = 1000
export const markCommentNameLength = 60
