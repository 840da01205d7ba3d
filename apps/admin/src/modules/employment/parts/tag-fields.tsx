import { Select } from '@mantine/core'
import { resume } from '@titian/contract'
import { type FieldProps, useAsk, useLanguage } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface TagFieldProps {
  field: FieldProps
  label: string
}

const rarely = { staleTime: 3_600_000 }

interface ChoiceProps extends TagFieldProps {
  data: (
    | { value: string; label: string }
    | { group: string; items: { value: string; label: string }[] }
  )[]
}

function Choice({ field, label, data }: ChoiceProps) {
  const { t } = useTranslation(['employment', 'site'])
  const { value, onChange, ...rest } = field
  const code = typeof value === 'string' && value !== '' ? value : null
  return (
    <Select
      {...rest}
      label={label}
      data={data}
      searchable
      clearable
      // While names are loading, a value without a name is not shown as missing.
      placeholder={code !== null && data.length === 0 ? t('site:loading') : t('notSaid')}
      nothingFoundMessage={t('nothingFound')}
      maxDropdownHeight={320}
      value={code}
      onChange={(chosen) => (onChange as (code: string) => void)(chosen ?? '')}
    />
  )
}

const choiceOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })

export function IndustryField(props: TagFieldProps) {
  const { data = [] } = useAsk(resume.industryTags, { language: useLanguage() }, rarely)
  return <Choice {...props} data={data.map(choiceOf)} />
}

export function PositionField(props: TagFieldProps) {
  const { data = [] } = useAsk(resume.positionTags, { language: useLanguage() }, rarely)
  const groups = data.map(({ name, tags }) => ({ group: name, items: tags.map(choiceOf) }))
  return <Choice {...props} data={groups} />
}

/** RES-023: chooses cities from the same tree as resumes, below their country and state. */
export function CityField(props: TagFieldProps) {
  const { data = [] } = useAsk(resume.cityTags, { language: useLanguage() }, rarely)
  const groups = data.flatMap((country) =>
    country.childTagInfo.map((state) => ({
      group: `${country.name} · ${state.name}`,
      items: state.childTagInfo.map(({ pathCode, name }) => ({ value: pathCode, label: name })),
    })),
  )
  return <Choice {...props} data={groups} />
}
