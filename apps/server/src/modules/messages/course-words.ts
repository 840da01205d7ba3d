/** What the system tells those who teach a course or a training, and those who learn in it. */
export const courseWords = {
  teacherAdded: {
    title: {
      en: 'You teach a course now',
      zh: '您已加入课程教学团队',
      my: 'Anda kini mengajar sebuah kursus',
    },
    content: {
      en: 'You were added to the teachers of {course}. It stands among your courses in the teaching centre.',
      zh: '您已成为《{course}》的教师，可在教学中心的课程中查看。',
      my: 'Anda telah ditambah sebagai guru {course}. Kursus itu ada dalam pusat pengajaran anda.',
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
      zh: '您已不再是《{course}》的教师，您编写的内容会保留。',
      my: 'Anda telah dikeluarkan daripada guru {course}. Kandungan yang anda tulis kekal.',
    },
    url: null,
  },
  leaderChanged: {
    title: {
      en: 'You are the main lecturer of a course',
      zh: '您已成为课程主讲教师',
      my: 'Anda ialah pensyarah utama sebuah kursus',
    },
    content: {
      en: 'You lead {course} now: its team, price, assessment and publication are yours to decide.',
      zh: '您现在是《{course}》的主讲教师，可管理团队、价格、考核标准和发布。',
      my: 'Anda kini mengetuai {course}: pasukan, harga, penilaian dan penerbitannya di tangan anda.',
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
      en: '{course} was approved by your school and is listed now.',
      zh: '《{course}》已通过学校审核并上架。',
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
      en: '{course} was not approved. It can be changed and handed in again. The reason: {reason}',
      zh: '《{course}》未通过审核，可修改后重新提交。原因：{reason}',
      my: '{course} tidak diluluskan. Kursus ini boleh diubah dan dihantar semula. Sebabnya: {reason}',
    },
    url: null,
  },
  courseTakenOff: {
    title: {
      en: 'Your course was taken off the list',
      zh: '您的课程已下架',
      my: 'Kursus anda telah dikeluarkan daripada senarai',
    },
    content: {
      en: 'Your school took {course} off the list. Who has joined it keeps it.',
      zh: '学校已将《{course}》下架，已加入的学员仍可学习。',
      my: 'Sekolah anda telah mengeluarkan {course} daripada senarai. Pelajar yang telah menyertainya boleh terus belajar.',
    },
    url: null,
  },
  coursePutBack: {
    title: {
      en: 'Your course is listed again',
      zh: '您的课程已重新上架',
      my: 'Kursus anda disenaraikan semula',
    },
    content: {
      en: 'Your school put {course} back on the list.',
      zh: '学校已将《{course}》重新上架。',
      my: 'Sekolah anda telah menyenaraikan {course} semula.',
    },
    url: null,
  },
  studentAdded: {
    title: {
      en: 'You are in a new course',
      zh: '您已加入新课程',
      my: 'Anda kini dalam kursus baharu',
    },
    content: {
      en: '{teacher} put you into {course}. It stands among your courses.',
      zh: '{teacher}已将您加入课程《{course}》，可在我的课程中查看。',
      my: '{teacher} telah memasukkan anda ke dalam {course}. Kursus itu ada dalam senarai kursus anda.',
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
      en: '{teacher} removed you from {course}. What you did in it is kept. The reason: {reason}',
      zh: '{teacher}已将您移出课程《{course}》，您的学习记录会保留。原因：{reason}',
      my: '{teacher} telah mengeluarkan anda daripada {course}. Rekod pembelajaran anda disimpan. Sebabnya: {reason}',
    },
    url: null,
  },
  studentAddedToTraining: {
    title: {
      en: 'You are in a new training',
      zh: '您已加入新培训',
      my: 'Anda kini dalam latihan baharu',
    },
    content: {
      en: '{teacher} put you into {course}. It stands under My training.',
      zh: '{teacher}已将您加入培训《{course}》，可在我的培训中查看。',
      my: '{teacher} telah memasukkan anda ke dalam {course}. Latihan itu ada dalam Latihan saya.',
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
      en: '{teacher} removed you from {course}. What you did in it is kept. The reason: {reason}',
      zh: '{teacher}已将您移出培训《{course}》，您的学习记录会保留。原因：{reason}',
      my: '{teacher} telah mengeluarkan anda daripada {course}. Rekod pembelajaran anda disimpan. Sebabnya: {reason}',
    },
    url: null,
  },
  teacherMessage: {
    title: {
      en: '{teacher} writes to you about {course}',
      zh: '{teacher}就课程《{course}》给您发来消息',
      my: '{teacher} menulis kepada anda tentang {course}',
    },
    content: { en: '{text}', zh: '{text}', my: '{text}' },
    url: null,
  },
} as const
