import { courseFacts, numberFacts } from '@titian/contract'
import { useLanguages, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

const fieldName = {
  names: 'field.name',
  intros: 'field.intro',
  details: 'field.details',
  detailsTwo: 'field.detailsTwo',
  coursePrice: 'field.price',
} as const
const isField = (name: string): name is keyof typeof fieldName => name in fieldName

/** Key of the name of a field of the form. */
function nameOf(field: string) {
  if (isField(field)) return fieldName[field]
  const fact = numberFacts.find((name) => courseFacts[name].wire === field)
  return fact && (`field.${courseFacts[fact].label}` as const)
}

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
    const name = nameOf(field)
    if (!name) return []
    const language = languages.find((one) => one.language === part)?.name
    return [language ? `${t(name)}${bracketed(language)}` : t(name)]
  })
  if (names.length === 0) return null
  return <output className="meta">{t('notSaved', { fields: list([...new Set(names)]) })}</output>
}
