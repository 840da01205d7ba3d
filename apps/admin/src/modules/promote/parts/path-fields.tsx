import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  type KeptPath,
  linkAddressMost,
  linkNameMost,
  otherPosition,
  pathCodeMost,
  pathLinksMost,
  pathNameMost,
  pathSummaryMost,
  resume,
  stagesMost,
} from '@titian/contract'
import { type FormOf, useAsk, useLanguage } from '@titian/site'
import { SortableList } from '@titian/site/sortable'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { newStage, type PathValues } from './path-values.ts'
import { StageFields } from './stage-fields.tsx'
import { ThreeFields } from './three-fields.tsx'

interface Fields {
  form: FormOf<PathValues>
  stored: KeptPath
}

function PositionField({ form }: Pick<Fields, 'form'>) {
  const { t } = useTranslation('promote')
  const { data = [] } = useAsk(
    resume.positionTags,
    { language: useLanguage() },
    { staleTime: 3_600_000 },
  )
  const { value, onChange, ...field } = form.getInputProps('position')
  return (
    <Select
      {...field}
      label={t('field.position')}
      description={t('field.positionHint')}
      data={data.map(({ name, tags }) => ({
        group: name,
        items: tags
          .filter(({ code }) => code !== otherPosition)
          .map(({ code, name: label }) => ({ value: code, label })),
      }))}
      searchable
      nothingFoundMessage={t('nothingFound')}
      required
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(code) => (onChange as (code: string) => void)(code ?? '')}
    />
  )
}

function Stages({ form, stored }: Fields) {
  const { t } = useTranslation('promote')
  const { stages } = form.values
  const set = (next: PathValues['stages']) => form.setFieldValue('stages', next)
  return (
    <FormCard
      title={t('field.stages')}
      lead={t('field.stagesLead', { count: stages.length, most: stagesMost })}
    >
      <SortableList
        items={stages}
        idOf={({ key }) => key}
        gap="16px"
        disabled={stages.length < 2}
        handleLabel={({ key }) =>
          t('field.moveStage', { number: stages.findIndex((one) => one.key === key) + 1 })
        }
        moved={(_, place) => t('field.movedStage', { number: place })}
        onMove={(stage, place) => {
          const others = stages.filter(({ key }) => key !== stage.key)
          set([...others.slice(0, place - 1), stage, ...others.slice(place - 1)])
          return Promise.resolve()
        }}
      >
        {({ key }, handle) => (
          <StageFields
            form={form}
            stored={stored}
            at={stages.findIndex((one) => one.key === key)}
            handle={handle}
            onRemove={
              stages.length > 1 ? () => set(stages.filter((one) => one.key !== key)) : undefined
            }
          />
        )}
      </SortableList>
      <Button
        variant="default"
        style={{ justifySelf: 'start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={stages.length >= stagesMost}
        onClick={() => set([...stages, newStage()])}
      >
        {t('field.addStage')}
      </Button>
    </FormCard>
  )
}

/** CNT-057: the links of a path. */
function Links({ form }: Pick<Fields, 'form'>) {
  const { t } = useTranslation('promote')
  const { links } = form.values
  const set = (next: PathValues['links']) => form.setFieldValue('links', next)
  return (
    <FormCard
      title={t('field.links')}
      lead={t('field.linksLead', { count: links.length, most: pathLinksMost })}
    >
      {links.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a link is identified by its index, as its errors are
        <Group key={at} gap="sm" align="start">
          <TextInput
            {...form.getInputProps(`links.${at}.name`)}
            style={{ flex: '1 1 180px' }}
            label={t('field.linkName', { number: at + 1 })}
            maxLength={linkNameMost}
          />
          <TextInput
            {...form.getInputProps(`links.${at}.url`)}
            style={{ flex: '2 1 260px' }}
            type="url"
            placeholder="https://"
            label={t('field.linkUrl', { number: at + 1 })}
            maxLength={linkAddressMost}
          />
          <Button
            variant="subtle"
            color="red"
            mt={24}
            aria-label={t('field.removeLink', { number: at + 1 })}
            onClick={() => set(links.filter((__, place) => place !== at))}
          >
            {t('field.remove')}
          </Button>
        </Group>
      ))}
      <Button
        variant="default"
        style={{ justifySelf: 'start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={links.length >= pathLinksMost}
        onClick={() => set([...links, { name: '', url: '' }])}
      >
        {t('field.addLink')}
      </Button>
    </FormCard>
  )
}

/** CNT-058, CNT-131: all fields of a path. */
export function PathFields({ form, stored }: Fields) {
  const { t } = useTranslation('promote')
  return (
    <>
      <FormCard title={t('field.about')} lead={t('field.aboutLead')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
          <TextInput
            {...form.getInputProps('pathCode')}
            label={t('field.pathCode')}
            description={t('field.pathCodeHint')}
            maxLength={pathCodeMost}
            required
          />
          <PositionField form={form} />
        </SimpleGrid>
        <ThreeFields form={form} path="names" name="name" most={pathNameMost} />
        <ThreeFields form={form} path="summaries" name="summary" most={pathSummaryMost} isLong />
      </FormCard>
      <Stages form={form} stored={stored} />
      <Links form={form} />
    </>
  )
}
