import type { FullTexts } from '@titian/contract'

/**
 * Errors shown at the fields of the authentication form; the Chinese texts are those of ACC-170 to
 * ACC-174.
 */
export const fieldTexts = {
  school: {
    en: 'Please choose your school.',
    zh: '请选择所在学校',
    my: 'Sila pilih sekolah anda.',
  },
  name: { en: 'Please enter your name.', zh: '请输入姓名', my: 'Sila masukkan nama anda.' },
  wrongName: {
    en: 'A name has 2 to 60 letters.',
    zh: '姓名须为 2 至 60 个字符',
    my: 'Nama mengandungi 2 hingga 60 huruf.',
  },
  studentNumber: {
    en: 'Please enter your student number.',
    zh: '请输入学号',
    my: 'Sila masukkan nombor pelajar anda.',
  },
  wrongStudentNumber: {
    en: 'A student number has at most 20 letters, digits, hyphens or slashes.',
    zh: '学号最多 20 位，由字母、数字、“-”或“/”组成',
    my: 'Nombor pelajar mengandungi paling banyak 20 huruf, digit, sempang atau garis miring.',
  },
  workNumber: {
    en: 'Please enter your work number of at most ten characters.',
    zh: '请输入不超过十位的工号',
    my: 'Sila masukkan nombor pekerja anda, paling banyak sepuluh aksara.',
  },
  captcha: {
    en: 'Please enter the characters in the picture.',
    zh: '请输入验证码',
    my: 'Sila masukkan kod gambar.',
  },
} as const satisfies Record<string, FullTexts>
