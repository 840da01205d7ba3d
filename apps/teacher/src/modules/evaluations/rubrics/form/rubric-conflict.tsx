import { type Language, languageNames, languages, type Rubric } from '@titian/contract'
import { type SavedForm, useFormats } from '@titian/site'
import { ConflictNote } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { usePartName } from '../parts/part-name.ts'
import type { RubricValues } from './rubric-values.ts'

interface RubricConflictProps {
  form: Pick<SavedForm<RubricValues, Rubric>, 'values' | 'remote' | 'resolve'>
  language: Language
}

/** PRC-115: shows the copy that another person saved beside the text of this form. */
export function RubricConflict({ form, language }: RubricConflictProps) {
  const { t } = useTranslation('evaluations')
  const { bracketed, colon } = useFormats()
  const partName = usePartName()
  const { values, remote, resolve } = form
  if (!remote) return null
  const sourceOf = ({ source, evidence }: RubricValues['criteria'][number]) =>
    `${t(`rubrics.source.${source}`)}${evidence ? `${colon}${partName(evidence)}` : ''}`
  const words = ({ names, kind, criteria, gates }: RubricValues) => [
    ...languages.map((one) => ({
      name: `${t('rubrics.field.name')}${bracketed(languageNames[one])}`,
      text: names[one],
    })),
    { name: t('rubrics.field.kind'), text: t(`rubrics.kind.${kind || 'works'}`) },
    {
      name: t('rubrics.field.criteria'),
      text: criteria
        .map((criterion) =>
          [
            `${criterion.names[language]} ${criterion.weight}%${bracketed(sourceOf(criterion))}`,
            ...criterion.levels.map(
              (level) =>
                `${level.percent}%${colon}${level.names[language]} ${level.texts[language]}`,
            ),
          ].join('\n'),
        )
        .join('\n\n'),
    },
    {
      name: t('rubrics.field.gates'),
      text: gates
        .map(({ evidence, below, cap }) => `${partName(evidence)} < ${below}%${colon}${cap}`)
        .join('\n'),
    },
  ]
  const others = words(remote)
  // A text that differs only in a hidden language has no row here, because both copies would show
  // the same words.
  const rows = words(values).flatMap(({ name, text }, at) => {
    const other = others[at]?.text ?? ''
    return other === text ? [] : [{ name, local: text, remote: other }]
  })
  const isSame = JSON.stringify(values) === JSON.stringify(remote)
  return (
    <ConflictNote
      whileWriting
      rows={
        rows.length > 0 || isSame
          ? rows
          : [
              {
                name: t('rubrics.field.criteria'),
                local: t('rubrics.hint.otherLanguages'),
                remote: t('rubrics.hint.otherLanguages'),
              },
            ]
      }
      onKeep={() => resolve(true)}
      onTake={() => resolve(false)}
    />
  )
}
