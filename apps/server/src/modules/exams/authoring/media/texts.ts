import type { FullTexts } from '@titian/contract'
import type { ProblemCode } from '@titian/exam-items/shape'

/** The faults of pictures and audio in a question. Imports show these faults too. */
export const mediaTexts = {
  tooManyPictures: {
    en: 'A text has at most ten pictures.',
    zh: '每段文字最多十张图片',
    my: 'Satu teks mempunyai paling banyak sepuluh gambar.',
  },
  tooManyAudios: {
    en: 'A text has at most three pieces of audio.',
    zh: '每段文字最多三个音频',
    my: 'Satu teks mempunyai paling banyak tiga audio.',
  },
  undescribed: {
    en: 'Each picture needs a description and each audio a title: what a student who cannot see it reads.',
    zh: '每张图片须有说明，每个音频须有标题，供看不到的学员阅读',
    my: 'Setiap gambar memerlukan keterangan dan setiap audio tajuk, untuk pelajar yang tidak dapat melihatnya.',
  },
  describedAtLength: {
    en: 'The description of a picture has at most 200 characters.',
    zh: '图片说明最多 200 个字符',
    my: 'Keterangan gambar paling banyak 200 aksara.',
  },
  fileUnknown: {
    en: 'A picture or audio here is not a file of your school. Please add it again.',
    zh: '此处的图片或音频不是本校的文件，请重新添加',
    my: 'Gambar atau audio di sini bukan fail sekolah anda. Sila tambah semula.',
  },
} as const satisfies Partial<Record<ProblemCode, FullTexts>>

const isOurs = (code: ProblemCode): code is keyof typeof mediaTexts =>
  Object.hasOwn(mediaTexts, code)

export const mediaText = (code: ProblemCode): FullTexts =>
  mediaTexts[isOurs(code) ? code : 'fileUnknown']
