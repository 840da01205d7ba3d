export { pictureAddress } from './captcha-address.ts'
export { CaptchaWays, WayIcon } from './captcha-ways.tsx'
export { fetchBlob } from './fetch-blob.ts'
export { useCaptchaWays, type Ways } from './use-captcha-ways.ts'
