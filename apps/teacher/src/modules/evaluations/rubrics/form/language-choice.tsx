import { Box } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import type { FullTexts, Language } from '@titian/contract'
import { useLanguages } from '@titian/site'
import { Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { languageOf } from './form-part.ts'
import type { RubricValues } from './rubric-values.ts'

interface LanguageChoiceProps {
  language: Language
  onLanguage: (language: Language) => void
  /** The values and errors of the edited form; without them only the choice is shown. */
  written?: { values: RubricValues; errors: Readonly<Record<string, string>> }
}

/** Returns every text that students see. */
const textsOf = ({ names, criteria }: RubricValues): FullTexts[] => [
  names,
  ...criteria.flatMap((criterion) => [
    criterion.names,
    ...criterion.levels.flatMap((level) => [level.names, level.texts]),
  ]),
]

/** Returns how many texts exist in another language but not in this language. */
export const missingTexts = (values: RubricValues, language: Language): number =>
  textsOf(values).filter(
    (texts) => !texts[language].trim() && Object.values(texts).some((text) => text.trim()),
  ).length

/**
 * Chooses the language of all texts in the form. A warning marks a language with errors, and a tick
 * marks a complete one.
 */
export function LanguageChoice({ language, onLanguage, written }: LanguageChoiceProps) {
  const { t } = useTranslation('evaluations')
  const languages = useLanguages()
  const iconOf = (one: Language) => {
    if (!written) return undefined
    if (Object.keys(written.errors).some((path) => languageOf(path) === one))
      return (
        <IconAlertCircle size={16} color="var(--danger)" aria-label={t('rubrics.hint.wrong')} />
      )
    return missingTexts(written.values, one) === 0 ? (
      <IconCheck size={16} color="var(--ok)" aria-label={t('rubrics.hint.whole')} />
    ) : undefined
  }
  const missing = written ? missingTexts(written.values, language) : 0
  return (
    <div>
      <Segmented
        label={t('rubrics.field.language')}
        value={language}
        onChange={onLanguage}
        options={languages.map(({ language: value, name }) => ({
          value,
          label: name,
          icon: iconOf(value),
        }))}
      />
      {missing > 0 ? (
        <Box component="p" mt={4} c="var(--text-2)" fz="sm">
          {t('rubrics.hint.missing', { count: missing })}
        </Box>
      ) : null}
    </div>
  )
}
