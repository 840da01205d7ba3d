/** Why a photo of the face is asked for, or is not taken (CRS-042). */
export const faceReasons = {
  faceFirst: {
    en: 'This course asks for a photo of you before a lesson plays.',
    zh: '本课程播放前需要先拍摄您的照片',
    my: 'Kursus ini meminta foto anda sebelum pelajaran dimainkan.',
  },
  faceTicketUsed: {
    en: 'The photo for this code was sent already. Go on at the other screen.',
    zh: '此二维码的照片已发送，请回到另一屏幕继续',
    my: 'Foto untuk kod ini sudah dihantar. Teruskan di skrin yang satu lagi.',
  },
  faceTicketOver: {
    en: 'This code has expired. Refresh it at the other screen and scan it again.',
    zh: '此二维码已过期，请在另一屏幕刷新后重新扫描',
    my: 'Kod ini telah tamat tempoh. Muat semula di skrin yang satu lagi dan imbas semula.',
  },
  facePhotoGone: {
    en: 'This photo has been deleted.',
    zh: '该照片已删除',
    my: 'Foto ini telah dipadam.',
  },
} as const
