/** The texts of notices to teachers and students of a course or a training. */
export const courseWords = {
  teacherAdded: {
    title: {
      en: 'You now teach a course',
      zh: '您已加入课程教学团队',
      my: 'Anda kini mengajar sebuah kursus',
    },
    content: {
      en: 'You were added to the teachers of {course}. You find it under My courses in the teaching centre.',
      zh: '您已成为“{course}”的教师，可在教学中心的课程中查看。',
      my: 'Anda telah ditambah sebagai guru {course}. Kursus itu ada di bawah Kursus saya dalam pusat pengajaran.',
    },
    url: null,
  },
  teacherRemoved: {
    title: {
      en: 'You no longer teach a course',
      zh: '您已被移出课程教学团队',
      my: 'Anda tidak lagi mengajar sebuah kursus',
    },
    content: {
      en: 'You were removed from the teachers of {course}. What you have written stays in it.',
      zh: '您已不再是“{course}”的教师，您编写的内容会保留。',
      my: 'Anda telah dikeluarkan daripada guru {course}. Kandungan yang anda tulis kekal.',
    },
    url: null,
  },
  leaderChanged: {
    title: {
      en: 'You are the lead teacher of a course',
      zh: '您已成为课程主讲教师',
      my: 'Anda kini guru utama sebuah kursus',
    },
    content: {
      en: 'You now lead {course} and decide on its team, price, assessment and publication.',
      zh: '您现在是“{course}”的主讲教师，可管理团队、价格、考核标准和发布。',
      my: 'Anda kini mengetuai {course} serta menentukan pasukan, harga, penilaian dan penerbitannya.',
    },
    url: null,
  },
  courseApproved: {
    title: {
      en: 'Your course is approved',
      zh: '您的课程已通过审核',
      my: 'Kursus anda telah diluluskan',
    },
    content: {
      en: '{course} was approved by your school and is now on the list.',
      zh: '“{course}”已通过学校审核并上架。',
      my: '{course} telah diluluskan oleh sekolah anda dan kini disenaraikan.',
    },
    url: null,
  },
  courseRefused: {
    title: {
      en: 'Your course was not approved',
      zh: '您的课程未通过审核',
      my: 'Kursus anda tidak diluluskan',
    },
    content: {
      en: '{course} was not approved. You can change it and submit it again. The reason: {reason}',
      zh: '“{course}”未通过审核，可修改后重新提交。原因：{reason}',
      my: '{course} tidak diluluskan. Anda boleh mengubah dan menghantarnya semula. Sebabnya: {reason}',
    },
    url: null,
  },
  courseTakenOff: {
    title: {
      en: 'Your course was removed from the list',
      zh: '您的课程已下架',
      my: 'Kursus anda telah ditarik daripada senarai',
    },
    content: {
      en: 'Your school removed {course} from the list. Students who have joined it keep it.',
      zh: '学校已将“{course}”下架，已加入的学员仍可学习。',
      my: 'Sekolah anda telah menarik {course} daripada senarai. Pelajar yang telah menyertainya boleh terus belajar.',
    },
    url: null,
  },
  coursePutBack: {
    title: {
      en: 'Your course is on the list again',
      zh: '您的课程已重新上架',
      my: 'Kursus anda disenaraikan semula',
    },
    content: {
      en: 'Your school put {course} back on the list.',
      zh: '学校已将“{course}”重新上架。',
      my: 'Sekolah anda telah menyenaraikan {course} semula.',
    },
    url: null,
  },
  studentAdded: {
    title: {
      en: 'You were added to a course',
      zh: '您已加入新课程',
      my: 'Anda telah ditambah ke sebuah kursus',
    },
    content: {
      en: '{teacher} added you to {course}. You find it under My courses.',
      zh: '{teacher}已将您加入课程“{course}”，可在我的课程中查看。',
      my: '{teacher} telah menambah anda ke {course}. Kursus itu ada di bawah Kursus saya.',
    },
    url: null,
  },
  studentRemoved: {
    title: {
      en: 'You were removed from a course',
      zh: '您已被移出课程',
      my: 'Anda telah dikeluarkan daripada kursus',
    },
    content: {
      en: '{teacher} removed you from {course}. Your progress is kept. The reason: {reason}',
      zh: '{teacher}已将您移出课程“{course}”，您的学习记录会保留。原因：{reason}',
      my: '{teacher} telah mengeluarkan anda daripada {course}. Kemajuan anda disimpan. Sebabnya: {reason}',
    },
    url: null,
  },
  studentAddedToTraining: {
    title: {
      en: 'You were added to a training',
      zh: '您已加入新培训',
      my: 'Anda telah ditambah ke sebuah latihan',
    },
    content: {
      en: '{teacher} added you to {course}. You find it under My training.',
      zh: '{teacher}已将您加入培训“{course}”，可在我的培训中查看。',
      my: '{teacher} telah menambah anda ke {course}. Latihan itu ada di bawah Latihan saya.',
    },
    url: null,
  },
  studentRemovedFromTraining: {
    title: {
      en: 'You were removed from a training',
      zh: '您已被移出培训',
      my: 'Anda telah dikeluarkan daripada latihan',
    },
    content: {
      en: '{teacher} removed you from {course}. Your progress is kept. The reason: {reason}',
      zh: '{teacher}已将您移出培训“{course}”，您的学习记录会保留。原因：{reason}',
      my: '{teacher} telah mengeluarkan anda daripada {course}. Kemajuan anda disimpan. Sebabnya: {reason}',
    },
    url: null,
  },
  teacherMessage: {
    title: {
      en: '{teacher} writes to you about {course}',
      zh: '{teacher}就课程“{course}”给您发来消息',
      my: '{teacher} menulis kepada anda tentang {course}',
    },
    content: { en: '{text}', zh: '{text}', my: '{text}' },
    url: null,
  },
} as const
