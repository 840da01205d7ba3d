/** Returns the address of a stored picture or audio; the sealed id is sufficient permission. */
export const addressOf = (sign: string): string => `/api/v1/file/public/${encodeURIComponent(sign)}`
