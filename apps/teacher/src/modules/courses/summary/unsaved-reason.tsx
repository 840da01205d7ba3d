import { useLanguages, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

const fieldName = {
  names: 'field.name',
  intros: 'field.intro',
  details: 'field.details',
  detailsTwo: 'field.detailsTwo',
  coursePrice: 'field.price',
  courseScore: 'field.credit',
  courseTime: 'field.hours',
  sort: 'field.sort',
} as const
const isField = (name: string): name is keyof typeof fieldName => name in fieldName

interface UnsavedReasonProps {
  /** Error texts by path. */
  errors: Readonly<Record<string, string>>
}

/** TCH-096: names the fields whose errors prevent saving; renders nothing if there are none. */
export function UnsavedReason({ errors }: UnsavedReasonProps) {
  const { t } = useTranslation('courses')
  const { bracketed, list } = useFormats()
  const languages = useLanguages()
  const names = Object.keys(errors).flatMap((key) => {
    const [field = '', part] = key.split('.')
    if (!isField(field)) return []
    const language = languages.find((one) => one.language === part)?.name
    return [language ? `${t(fieldName[field])}${bracketed(language)}` : t(fieldName[field])]
  })
  if (names.length === 0) return null
  return <output className="meta">{t('notSaved', { fields: list([...new Set(names)]) })}</output>
}
