/** Roles that staff may give (ACC-110, ACC-219); only the platform gives platformAdmin. */
export const givenRoles = ['normal', 'student', 'teacher', 'schoolAdmin'] as const
export type GivenRole = (typeof givenRoles)[number]

/** The maximum number of rows of a spreadsheet, without its head. */
export const mostImportRows = 20_000

/** The maximum number of listed errors; nobody reads more. */
export const mostImportFaults = 200
