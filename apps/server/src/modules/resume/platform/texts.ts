import type { Language } from '@titian/contract'

type Say<Values extends unknown[]> = Record<Language, (...values: Values) => string>

/** RES-088: the texts of generated entries, in the language of the resume. */
export const texts = {
  exam: {
    en: (name, result) => `Exam “${name}”: ${result} of 100`,
    zh: (name, result) => `考试“${name}”：${result} 分（满分 100 分）`,
    my: (name, result) => `Peperiksaan “${name}”: ${result} daripada 100`,
  } satisfies Say<[string, number]>,
  course: {
    en: (name) => `Course “${name}” completed`,
    zh: (name) => `已完成课程“${name}”`,
    my: (name) => `Kursus “${name}” telah ditamatkan`,
  } satisfies Say<[string]>,
  tasks: {
    en: (passed, all) => `Practical tasks passed: ${passed} of ${all}`,
    zh: (passed, all) => `实训任务：通过 ${passed} 项，共 ${all} 项`,
    my: (passed, all) => `Tugasan amali lulus: ${passed} daripada ${all}`,
  } satisfies Say<[number, number]>,
}
