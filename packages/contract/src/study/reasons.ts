import type { FullTexts } from '../wire/language.ts'

/**
 * Reasons why a lesson does not play, or why a photo of the face is required or refused (CRS-042).
 */
export const studyReasons = {
  courseNotFree: {
    en: 'This course must be bought or activated first.',
    zh: '请先购买或激活该课程',
    my: 'Kursus ini perlu dibeli atau diaktifkan dahulu.',
  },
  noPreview: {
    en: 'This lesson has no preview. Join the course to watch it.',
    zh: '本课时没有试看，加入课程后即可观看',
    my: 'Pelajaran ini tiada pratonton. Sertai kursus untuk menontonnya.',
  },
  noVideo: {
    en: 'This lesson has no video yet.',
    zh: '该课时暂无视频',
    my: 'Pelajaran ini belum ada video.',
  },
  playedElsewhere: {
    en: 'Another lesson is playing in another window.',
    zh: '您正在另一个窗口播放课程',
    my: 'Pelajaran lain sedang dimainkan di tetingkap lain.',
  },
  faceFirst: {
    en: 'This course asks for a photo of you before a lesson plays.',
    zh: '本课程播放前需要先拍摄您的照片',
    my: 'Kursus ini meminta foto anda sebelum pelajaran dimainkan.',
  },
  faceTicketUsed: {
    en: 'The photo for this code has already been sent. Continue on the other screen.',
    zh: '此二维码的照片已发送，请回到另一屏幕继续',
    my: 'Foto untuk kod ini sudah dihantar. Teruskan di skrin yang satu lagi.',
  },
  faceTicketOver: {
    en: 'This code has expired. Refresh it on the other screen and scan it again.',
    zh: '此二维码已过期，请在另一屏幕刷新后重新扫描',
    my: 'Kod ini telah tamat tempoh. Muat semula di skrin yang satu lagi dan imbas semula.',
  },
  facePhotoGone: {
    en: 'This photo has been deleted.',
    zh: '该照片已删除',
    my: 'Foto ini telah dipadam.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const studyStaffReasons: readonly (keyof typeof studyReasons)[] = ['noVideo']
