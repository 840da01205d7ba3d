/**
 * Returns the address of a stored picture or audio. The sealed id is enough permission to load the
 * file.
 */
export const addressOf = (sign: string): string => `/api/v1/file/public/${encodeURIComponent(sign)}`
