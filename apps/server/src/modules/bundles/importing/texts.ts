import { type FullTexts, type Language, punctuationOf } from '@titian/contract'

/** The faults of a course file, and the notes about what an import changes. `{n}` is a number. */
export const fileTexts = {
  notArchive: {
    en: 'This is not a course file, or it is damaged.',
    zh: '这不是课程文件，或文件已损坏',
    my: 'Ini bukan fail kursus, atau fail ini rosak.',
  },
  manifestMissing: {
    en: 'This ZIP file is not an exported course.',
    zh: '压缩包中没有 course.json',
    my: 'Fail ZIP ini bukan kursus yang dieksport.',
  },
  manifestTooLarge: {
    en: 'The file course.json is larger than 16 MB.',
    zh: 'course.json 超过 16 MB',
    my: 'course.json melebihi 16 MB.',
  },
  manifestUnreadable: {
    en: 'The file course.json cannot be read.',
    zh: '无法读取 course.json',
    my: 'course.json tidak dapat dibaca.',
  },
  otherFormat: {
    en: 'This is not a course of this platform.',
    zh: '这不是本平台的课程',
    my: 'Ini bukan kursus platform ini.',
  },
  otherVersion: {
    en: 'The file was made by another version of the platform and cannot be read here.',
    zh: '该文件由其他版本的平台导出，当前版本无法读取',
    my: 'Fail ini ditulis oleh versi platform lain yang tidak dapat dibaca di sini.',
  },
  wrongField: {
    en: 'This is missing or not valid.',
    zh: '此项缺失或格式不正确',
    my: 'Ini tiada atau tidak sah.',
  },
  scriptInTitle: {
    en: 'A name contains a script. Please remove it.',
    zh: '名称中包含脚本，请删除',
    my: 'Satu nama mengandungi skrip. Sila buangkannya.',
  },
  wrongPath: {
    en: 'A file in the ZIP file has a path outside its folder.',
    zh: '压缩包中有文件指向其目录之外',
    my: 'Satu fail dalam fail ZIP mempunyai laluan di luar foldernya.',
  },
  fileMissing: {
    en: 'This file is missing from the ZIP file.',
    zh: '压缩包中缺少此文件',
    my: 'Fail ini tiada dalam fail ZIP.',
  },
  fileTooLarge: {
    en: 'This file is larger than allowed here.',
    zh: '此文件超过允许的大小',
    my: 'Fail ini lebih besar daripada yang dibenarkan.',
  },
  fileUnfit: {
    en: 'This file is damaged, or of a type that is not stored here.',
    zh: '此文件已损坏，或类型不受支持',
    my: 'Fail ini rosak, atau jenisnya tidak disimpan di sini.',
  },
  unknownQuestion: {
    en: 'The exam uses a question that is not in the file.',
    zh: '考试引用了文件中不存在的题目',
    my: 'Peperiksaan menggunakan soalan yang tiada dalam fail.',
  },
  noteFilms: {
    en: 'Lessons whose video is not in the file: {n}. Upload the videos afterwards.',
    zh: '有 {n} 个课时的视频不在文件中，请导入后上传',
    my: 'Pelajaran yang videonya tiada dalam fail: {n}. Muat naik video kemudian.',
  },
  noteSubjects: {
    en: 'Your school does not have the subject of this course. Choose one afterwards.',
    zh: '本校没有该课程的学科，请导入后选择',
    my: 'Sekolah anda tiada subjek kursus ini. Pilih satu kemudian.',
  },
  noteDraws: {
    en: 'Exams that drew questions from the whole bank of their school, which a course file does not hold: {names}. Give them questions after the import.',
    zh: '以下考试从原学校的整个题库抽题，课程文件不含这些题目：{names}。请在导入后为其添加题目。',
    my: 'Peperiksaan yang mengambil soalan daripada seluruh bank sekolahnya, yang tiada dalam fail kursus: {names}. Beri soalan kepadanya selepas import.',
  },
  noteCleaned: {
    en: 'Texts from which scripts and other unsafe parts are removed: {n}.',
    zh: '有 {n} 段文字中的脚本等不安全内容会被移除',
    my: 'Teks yang skrip dan bahagian tidak selamatnya dibuang: {n}.',
  },
} as const satisfies Record<string, FullTexts>

export type FileText = keyof typeof fileTexts

export const textOf = (name: FileText, language: Language, n?: number): string =>
  fileTexts[name][language].replace('{n}', String(n ?? ''))

const mostNames = 20

/** Returns the text with these names instead of `{names}`. */
export function textWithNames(name: FileText, names: readonly string[], language: Language) {
  const shown = names.slice(0, mostNames).map((one) => `“${one}”`)
  const list = punctuationOf(language).list(shown)
  return fileTexts[name][language].replace('{names}', () =>
    names.length > mostNames ? `${list} …` : list,
  )
}
