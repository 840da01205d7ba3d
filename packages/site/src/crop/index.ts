export { CropDialog } from './crop-dialog.tsx'
export { cutPicture, isPicture, type Area } from './cut-picture.ts'
