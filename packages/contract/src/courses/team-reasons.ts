/** TCH-134. */
export const subjectReasons = {
  subjectInUse: {
    en: 'A subject with courses cannot be removed. Give its courses another subject first.',
    zh: '仍有课程的学科不能删除，请先为这些课程更换学科',
    my: 'Subjek yang masih mempunyai kursus tidak boleh dibuang. Tukar subjek kursus itu dahulu.',
  },
}

/** Why the team of a course stays as it is (TCH-040 to TCH-046). */
export const teamReasons = {
  mainLecturerStays: {
    en: 'The main lecturer can leave only after another teacher has become it.',
    zh: '须先由其他教师担任主讲教师，原主讲教师才能移除',
    my: 'Pensyarah utama hanya boleh keluar selepas guru lain mengambil alih.',
  },
  noTeacher: {
    en: 'This person is not an active teacher of the school.',
    zh: '此人不是本校在职教师',
    my: 'Orang ini bukan guru aktif sekolah.',
  },
}
