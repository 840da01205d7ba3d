/**
 * Returns the address of a stored picture or audio. Whoever has the sealed id may load the file.
 */
export const addressOf = (sign: string): string => `/api/v1/file/public/${encodeURIComponent(sign)}`
