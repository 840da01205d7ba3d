import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { messages, noticeAudiences, type NoticeAudience } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import type { NoticeForm } from '@titian/site/staff'
import { SpokenResult } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TargetProps {
  form: NoticeForm
  audience: Exclude<NoticeAudience, 'school'>
}

/** Chooses a class, a course or a training by its name, and shows how many people it has. */
function Target({ form, audience }: TargetProps) {
  const { t } = useTranslation('messages')
  const { bracketed } = useFormats()
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [name] = useDebouncedValue(word.trim().slice(0, 60), 300)
  const isChosen = chosen !== null && word === chosen.label
  const { data } = useAsk(
    messages.noticeTargets,
    { audience, name: isChosen ? '' : name, page: 1, size: 20 },
    { placeholderData: (before) => before },
  )
  const found = (data?.list ?? []).map((one) => ({
    value: one.value,
    label: `${one.name}${bracketed(t('people', { count: one.recipients }))}`,
  }))
  const isListed = chosen === null || found.some(({ value }) => value === chosen.value)
  const field = form.getInputProps('target')
  return (
    <>
      <Select
        label={t(`target.${audience}`)}
        placeholder={t('find')}
        required
        {...field}
        data={isListed ? found : [chosen, ...found]}
        value={form.values.target || null}
        onChange={(value, option) => {
          setChosen(value === null ? null : { value, label: option?.label ?? '' })
          form.setFieldValue('target', value ?? '')
        }}
        searchable
        searchValue={word}
        onSearchChange={setWord}
        // The server has filtered the results already, so the select must not filter them again.
        filter={({ options }) => options}
        nothingFoundMessage={t('nothingFound')}
      />
      <SpokenResult
        label={t(`target.${audience}`)}
        total={name === '' || isChosen ? undefined : data?.total}
      />
    </>
  )
}

/** How many people receive a notice to the whole school. */
function SchoolReach() {
  const { t } = useTranslation('messages')
  const { data } = useAsk(messages.noticeTargets, { audience: 'school' })
  const count = data?.list[0]?.recipients
  return count === undefined ? null : <p className="muted">{t('reach', { count })}</p>
}

/** CNT-097: chooses the audience of a notice. */
export function AudienceFields({ form }: { form: NoticeForm }) {
  const { t } = useTranslation('messages')
  const audience = form.values.audience as NoticeAudience
  return (
    <>
      <NativeSelect
        label={t('audience')}
        data={noticeAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        value={audience}
        onChange={({ currentTarget: { value } }) => form.setValues({ audience: value, target: '' })}
      />
      {audience === 'school' ? (
        <SchoolReach />
      ) : (
        <Target key={audience} form={form} audience={audience} />
      )}
    </>
  )
}
