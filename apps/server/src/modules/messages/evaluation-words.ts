/** The texts of notices about the assessment of a practice. */
export const evaluationWords = {
  appealMade: {
    title: {
      en: '{name} appeals against a result',
      zh: '{name}对评估结果提出申诉',
      my: '{name} membuat rayuan terhadap keputusan',
    },
    content: {
      en: '{name} asks you to look again at the assessment of {practice} in {course}. Please answer the appeal.',
      zh: '{name}请您复核课程“{course}”中“{practice}”的评估结果，请答复该申诉。',
      my: '{name} meminta anda menyemak semula penilaian {practice} dalam {course}. Sila jawab rayuan ini.',
    },
    url: null,
  },
} as const
