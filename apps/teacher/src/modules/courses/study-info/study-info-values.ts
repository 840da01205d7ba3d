import { studyInfoFields, type StudyInfo } from '@titian/contract'
import { byContract, currentLanguage } from '@titian/site'
import { type LanguageTexts, mainText, noTexts } from '../language-texts/language-texts.ts'

export const studyTexts = ['aims', 'audience', 'requirements'] as const

/** The values of the study info in its dialog (TCH-022). */
export type StudyValues = Record<(typeof studyTexts)[number], LanguageTexts>

export const mostOfStudyText = studyInfoFields.shape.aims.unwrap().maxLength

export const studyValues = (info: StudyInfo): StudyValues => ({
  aims: { ...noTexts, ...info.aimsTexts },
  audience: { ...noTexts, ...info.audienceTexts },
  requirements: { ...noTexts, ...info.requirementsTexts },
})

/** Maps fields of the call to differently named fields of the dialog. */
export const placesOfStudy = {
  aimsTexts: 'aims',
  audienceTexts: 'audience',
  requirementsTexts: 'requirements',
} as const

export function studyInput({ aims, audience, requirements }: StudyValues) {
  const main = (texts: LanguageTexts) => mainText(texts, currentLanguage())
  return {
    aims: main(aims),
    aimsTexts: aims,
    audience: main(audience),
    audienceTexts: audience,
    requirements: main(requirements),
    requirementsTexts: requirements,
  }
}

export const studyProblems = byContract<StudyValues>(studyInfoFields, {
  inputOf: studyInput,
  places: placesOfStudy,
})
