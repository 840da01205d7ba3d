import type { FullTexts } from '@titian/contract'

interface Words {
  title: FullTexts
  content: FullTexts
  /** Where the notice leads. */
  url: string | null
}

/** What the system tells one person, in the reader's language; `{gap}` is filled from the notice. */
export const systemWords = {
  identityApproved: {
    title: {
      en: 'Your identity is confirmed',
      zh: '您的身份认证已通过',
      my: 'Identiti anda telah disahkan',
    },
    content: {
      en: 'Your school has confirmed who you are.',
      zh: '学校已确认您的身份信息。',
      my: 'Sekolah anda telah mengesahkan identiti anda.',
    },
    url: '/home/learning/account',
  },
  identityRefused: {
    title: {
      en: 'Your identity was not confirmed',
      zh: '您的身份认证未通过',
      my: 'Identiti anda tidak disahkan',
    },
    content: {
      en: 'The reason: {reason}',
      zh: '原因：{reason}',
      my: 'Sebabnya: {reason}',
    },
    url: '/home/learning/account',
  },
  lateAnswerTaken: {
    title: {
      en: 'A late answer was accepted',
      zh: '迟到的答案已被采纳',
      my: 'Satu jawapan lewat telah diterima',
    },
    content: {
      en: '{name}, question {number}: your teacher accepted the answer that arrived late, and the question was marked anew. The reason: {reason}',
      zh: '{name}第{number}题：教师采纳了您迟到的答案，并已重新评分。理由：{reason}',
      my: '{name}, soalan {number}: guru anda menerima jawapan yang tiba lewat dan soalan itu telah dinilai semula. Sebabnya: {reason}',
    },
    url: null,
  },
  lateAnswerRefused: {
    title: {
      en: 'A late answer was not accepted',
      zh: '迟到的答案未被采纳',
      my: 'Satu jawapan lewat tidak diterima',
    },
    content: {
      en: '{name}, question {number}: your teacher did not accept the answer that arrived late. The reason: {reason}',
      zh: '{name}第{number}题：教师未采纳您迟到的答案。理由：{reason}',
      my: '{name}, soalan {number}: guru anda tidak menerima jawapan yang tiba lewat. Sebabnya: {reason}',
    },
    url: null,
  },
  marksCorrected: {
    title: {
      en: 'Your result was corrected',
      zh: '您的考试成绩已更正',
      my: 'Keputusan anda telah dibetulkan',
    },
    content: {
      en: '{name}, question {number}: the marking was corrected, and your result has changed. The reason: {reason}',
      zh: '{name}第{number}题的评分已更正，您的成绩因此有变化。原因：{reason}',
      my: '{name}, soalan {number}: pemarkahan telah dibetulkan dan keputusan anda berubah. Sebabnya: {reason}',
    },
    url: null,
  },
  handInGraded: {
    title: {
      en: 'Your work has been marked',
      zh: '您的作业已批改',
      my: 'Tugasan anda telah dinilai',
    },
    content: {
      en: '{title}: {score} of {points} points.',
      zh: '{title}：得分 {score}，满分 {points}。',
      my: '{title}: {score} daripada {points} markah.',
    },
    url: null,
  },
  questionAsked: {
    title: {
      en: 'A question about {course}',
      zh: '课程《{course}》有新提问',
      my: 'Satu soalan tentang {course}',
    },
    content: {
      en: '{name} asks: {text}',
      zh: '{name}提问：{text}',
      my: '{name} bertanya: {text}',
    },
    url: null,
  },
  questionAnswered: {
    title: {
      en: 'Your question about {course} was answered',
      zh: '您在课程《{course}》中的提问已有回答',
      my: 'Soalan anda tentang {course} telah dijawab',
    },
    content: {
      en: '{name} answers: {text}',
      zh: '{name}回答：{text}',
      my: '{name} menjawab: {text}',
    },
    url: null,
  },
  impersonationStarted: {
    title: {
      en: 'A member of staff looked at your account',
      zh: '学校工作人员查看了您的账号',
      my: 'Kakitangan sekolah telah melihat akaun anda',
    },
    content: {
      en: '{name} opened the site as you see it. The reason: {reason}. Nothing could be changed or handed in.',
      zh: '{name}以您的视角打开了本站。原因：{reason}。期间不能修改或提交任何内容。',
      my: '{name} membuka laman ini seperti yang anda lihat. Sebabnya: {reason}. Tiada apa-apa boleh diubah atau dihantar.',
    },
    url: null,
  },
} as const satisfies Record<string, Words>

export type SystemWords = keyof typeof systemWords

/** Fills the gaps; a gap that nobody filled stays empty. */
export function fillGaps(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '')
}
