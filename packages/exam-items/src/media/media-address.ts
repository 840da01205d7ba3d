/** Where stored pictures and audio answer; who has the sign needs no other right. */
export const addressOf = (sign: string): string => `/api/v1/file/public/${encodeURIComponent(sign)}`
