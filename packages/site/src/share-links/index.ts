export { CopyLink } from './copy-link.tsx'
export { QrDialog, QrPicture } from './qr-picture.tsx'
