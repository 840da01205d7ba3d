/** Why the students of a course stay as they are (TCH-119 to TCH-124). */
export const memberReasons = {
  asStudentOnly: {
    en: 'This is what a student sees. Nothing is stored here.',
    zh: '这是学员视角的预览，此处的操作不会保存',
    my: 'Ini paparan pelajar. Tiada apa-apa disimpan di sini.',
  },
  tooManyStudents: {
    en: 'At most 2,000 students at once. Choose fewer.',
    zh: '一次最多 2000 名学员，请减少数量',
    my: 'Paling banyak 2,000 pelajar sekali. Kurangkan bilangannya.',
  },
  nobodyChosen: {
    en: 'Choose students, or a class.',
    zh: '请选择学员或班级',
    my: 'Pilih pelajar atau kelas.',
  },
  mixedKinds: {
    en: 'Students of a course and teachers of the school cannot be removed together.',
    zh: '不能同时移除课程学员和学校教师',
    my: 'Pelajar kursus dan guru sekolah tidak boleh dikeluarkan bersama.',
  },
  nobodyFound: {
    en: 'The filter finds no student.',
    zh: '没有符合筛选条件的学员',
    my: 'Tiada pelajar sepadan dengan penapis.',
  },
  groupNameTaken: {
    en: 'The course has a group with this name.',
    zh: '课程中已有同名小组',
    my: 'Kursus ini sudah ada kumpulan dengan nama ini.',
  },
  tooManyGroups: {
    en: 'A course has at most 100 groups.',
    zh: '一门课程最多 100 个小组',
    my: 'Satu kursus paling banyak 100 kumpulan.',
  },
}
