import { tagOf } from '../tag.ts'

/** RES-053: kinds of qualifications. */
export const categories = (
  [
    ['language', 'Language', '语言证书', 'Bahasa'],
    ['vocational', 'Vocational qualification', '职业资格', 'Kelayakan vokasional'],
    ['computer', 'Computer', '计算机证书', 'Komputer'],
    ['finance', 'Finance and accounting', '财会金融', 'Kewangan dan perakaunan'],
    ['teaching', 'Teaching', '教师资格', 'Perguruan'],
    ['driving', 'Driving licence', '驾驶证', 'Lesen memandu'],
    ['award', 'Award', '获奖证书', 'Anugerah'],
    ['course', 'Course certificate', '课程证书', 'Sijil kursus'],
    ['other', 'Other', '其他', 'Lain-lain'],
  ] as const
).map(tagOf)
