import type { FullTexts } from '../wire/language.ts'

/**
 * The reasons why calls about a course, its team (TCH-040 to TCH-046), its students (TCH-119 to
 * TCH-124) or subjects (TCH-134) are refused.
 */
export const coursesReasons = {
  joinFirst: {
    en: 'Please join the course first.',
    zh: '请先加入课程',
    my: 'Sila sertai kursus ini dahulu.',
  },
  courseHasStudents: {
    en: 'Students have this course. You can remove it from the list, but not delete it.',
    zh: '已有学员加入该课程，只能下架，不能删除',
    my: 'Ada pelajar dalam kursus ini. Anda boleh menariknya daripada senarai, tetapi tidak memadamnya.',
  },
  courseIncomplete: {
    en: 'A course needs at least one lesson with a video before it is submitted.',
    zh: '课程至少需要一个含视频的课时才能提交',
    my: 'Kursus perlu sekurang-kurangnya satu pelajaran bervideo sebelum dihantar.',
  },
  lastVideoOfListed: {
    en: 'This is the last video of a course that is on the list. Remove the course from the list first.',
    zh: '这是已上架课程的最后一个视频，请先下架课程',
    my: 'Ini video terakhir kursus yang berada dalam senarai. Tarik kursus daripada senarai dahulu.',
  },
  chapterHasLessons: {
    en: 'Please delete the lessons of this chapter first.',
    zh: '请先删除该章的课时',
    my: 'Sila padam pelajaran dalam bab ini dahulu.',
  },
  priceNotYours: {
    en: 'Only the lead teacher and the staff of the school can change the price.',
    zh: '只有主讲教师和学校工作人员可以修改价格',
    my: 'Hanya guru utama dan kakitangan sekolah boleh mengubah harga.',
  },
  removedForGood: {
    en: 'You were removed from this course. Its teachers can add you again.',
    zh: '您已被移出本课程，如需重新加入请联系授课教师',
    my: 'Anda telah dikeluarkan daripada kursus ini. Gurunya boleh menambah anda semula.',
  },
  asStudentOnly: {
    en: 'This is what a student sees. Nothing is stored here.',
    zh: '这是学员视角的预览，此处的操作不会保存',
    my: 'Ini paparan pelajar. Tiada apa-apa disimpan di sini.',
  },
  tooManyStudents: {
    en: 'At most 2,000 students at once. Choose fewer.',
    zh: '一次最多 2,000 名学员，请减少数量',
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
    en: 'No student matches the filter.',
    zh: '没有符合筛选条件的学员',
    my: 'Tiada pelajar yang sepadan dengan penapis.',
  },
  groupNameTaken: {
    en: 'The course has a group with this name.',
    zh: '课程中已有同名小组',
    my: 'Kursus ini sudah ada kumpulan dengan nama ini.',
  },
  tooManyGroups: {
    en: 'A course has at most 100 groups.',
    zh: '一门课程最多 100 个小组',
    my: 'Satu kursus boleh mempunyai paling banyak 100 kumpulan.',
  },
  subjectInUse: {
    en: 'A subject with courses cannot be removed. Give its courses another subject first.',
    zh: '仍有课程的学科不能删除，请先为这些课程更换学科',
    my: 'Subjek yang masih mempunyai kursus tidak boleh dibuang. Tukar subjek kursus itu dahulu.',
  },
  mainLecturerStays: {
    en: 'The lead teacher can leave only after another teacher has taken over.',
    zh: '须先由其他教师担任主讲教师，原主讲教师才能移除',
    my: 'Guru utama hanya boleh keluar selepas guru lain mengambil alih.',
  },
  noTeacher: {
    en: 'This person is not an active teacher of the school.',
    zh: '此人不是本校在职教师',
    my: 'Orang ini bukan guru aktif sekolah.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const coursesStaffReasons: readonly (keyof typeof coursesReasons)[] = [
  'courseHasStudents',
  'courseIncomplete',
  'lastVideoOfListed',
  'chapterHasLessons',
  'priceNotYours',
  'tooManyStudents',
  'nobodyChosen',
  'mixedKinds',
  'nobodyFound',
  'groupNameTaken',
  'tooManyGroups',
  'subjectInUse',
  'mainLecturerStays',
  'noTeacher',
]
