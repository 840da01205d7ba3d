import { Select, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core'
import { type KeptSkill, resume, skillAliasesMost, skillNameMost, skills } from '@titian/contract'
import {
  ask,
  byContract,
  ErrorView,
  type FormOf,
  FormError,
  useAsk,
  useLanguage,
  useSavedForm,
  useFormats,
} from '@titian/site'
import { ConflictNote, type Difference, FormDialog } from '@titian/site/staff'
import { useQueryClient } from '@tanstack/react-query'
import { DialogButtons, Note, TextSkeleton, toast } from '@titian/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  newSkill,
  skillInputOf,
  skillLanguages,
  skillLists,
  type SkillValues,
  skillValuesOf,
} from './skill-values.ts'

interface DialogProps {
  onClose: () => void
}

const rarely = { staleTime: 3_600_000 }

/** Chooses the group of jobs whose fields offer the skill; empty means every job. */
function GroupField({ form }: { form: FormOf<SkillValues> }) {
  const { t } = useTranslation(['employment', 'site'])
  const { data = [] } = useAsk(resume.positionTags, { language: useLanguage() }, rarely)
  const { value, onChange, ...field } = form.getInputProps('jobGroup')
  const code = typeof value === 'string' && value !== '' ? value : null
  return (
    <Select
      {...field}
      label={t('skill.group')}
      description={t('skill.groupHint')}
      placeholder={code !== null && data.length === 0 ? t('site:loading') : t('skill.everyJob')}
      data={data.map((group) => ({ value: group.code, label: group.name }))}
      searchable
      clearable
      nothingFoundMessage={t('nothingFound')}
      value={code}
      onChange={(chosen) => (onChange as (code: string) => void)(chosen ?? '')}
    />
  )
}

interface FieldsProps {
  stored: KeptSkill
  form: FormOf<SkillValues>
  /** The error of the first invalid alternative name. */
  wrongWord: string | undefined
}

function Fields({ stored, form, wrongWord }: FieldsProps) {
  const { t } = useTranslation('employment')
  const { isOwn, names, platformAliases } = stored
  return (
    <>
      {isOwn ? (
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'start' }}>
          {skillLanguages.map((language) => (
            <TextInput
              key={language}
              {...form.getInputProps(`names.${language}`)}
              label={t(`skill.names.${language}`)}
              maxLength={skillNameMost}
              required
            />
          ))}
        </SimpleGrid>
      ) : (
        <Note>
          <Stack gap={4}>
            <span>{t('skill.ofPlatformText')}</span>
            <b>{skillLanguages.map((language) => names[language]).join(' · ')}</b>
            {platformAliases.length > 0 ? (
              <span>{t('skill.platformWords', { words: platformAliases.join(' · ') })}</span>
            ) : null}
          </Stack>
        </Note>
      )}
      <TagsInput
        {...form.getInputProps('aliases')}
        error={wrongWord}
        label={t('skill.words')}
        description={t('skill.wordsHint', { most: skillAliasesMost })}
        splitChars={[';', '；', '、']}
        maxTags={skillAliasesMost}
        maxLength={skillNameMost}
        acceptValueOnBlur
        clearable
      />
      {isOwn ? <GroupField form={form} /> : null}
    </>
  )
}

function useDifferences(values: SkillValues, other: SkillValues | null): Difference[] {
  const { t } = useTranslation('employment')
  const { list } = useFormats()
  if (!other) return []
  const rows = [
    ...skillLanguages.map((language) => ({
      name: t(`skill.names.${language}`),
      local: values.names[language],
      remote: other.names[language],
    })),
    { name: t('skill.words'), local: list(values.aliases), remote: list(other.aliases) },
    { name: t('skill.group'), local: values.jobGroup, remote: other.jobGroup },
  ]
  return rows.filter(({ local, remote }) => local !== remote)
}

function SkillForm({ stored, onClose }: DialogProps & { stored: KeptSkill }) {
  const { t } = useTranslation(['employment', 'site'])
  const client = useQueryClient()
  const [failure, setFailure] = useState<unknown>(null)
  const { code } = stored
  const saved = useSavedForm<SkillValues, KeptSkill>({
    mode: 'button',
    stored,
    valuesOf: skillValuesOf,
    problemsOf: byContract(skills.saveSkill.input, {
      inputOf: (values: SkillValues) => skillInputOf(values, code, stored.version),
    }),
    send: (values, version) => ask(skills.saveSkill, skillInputOf(values, code, version)),
    ...(code && { read: () => ask(skills.keptSkill, { code }) }),
    onFailure: setFailure,
  })
  const { form, values, errors, newer, busy, save, resolve } = saved
  const differences = useDifferences(values, saved.remote)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    if (!(await save())) return
    await Promise.all(skillLists.map((queryKey) => client.invalidateQueries({ queryKey })))
    toast.success(t(code ? 'site:toast.saved' : 'skill.added'))
    onClose()
  }
  const wrong = Object.entries(errors).find(([path]) => path.split('.')[0] === 'aliases')
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {newer ? (
          <ConflictNote
            rows={differences}
            onKeep={() => resolve(true)}
            onTake={() => resolve(false)}
          />
        ) : (
          <FormError error={failure} />
        )}
        <Fields stored={stored} form={form} wrongWord={wrong?.[1]} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('skill.save')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** JOB-139: the dialog that adds a skill of the school. */
export function NewSkillDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('employment')
  return (
    <FormDialog opened onClose={onClose} title={t('skill.add')} size={720}>
      <SkillForm stored={newSkill} onClose={onClose} />
    </FormDialog>
  )
}

/**
 * JOB-140: edits a skill of the school, or the alternative names that the school uses for a skill
 * of the platform.
 */
export function SkillDialog({ code, name, onClose }: DialogProps & { code: string; name: string }) {
  const { t } = useTranslation(['employment', 'site'])
  const asked = useAsk(skills.keptSkill, { code }, { staleTime: 0, gcTime: 0 })
  // A later response must not overwrite what the person is typing.
  const [stored, setStored] = useState<KeptSkill>()
  if (asked.data && !stored) setStored(asked.data)
  return (
    <FormDialog opened onClose={onClose} title={name} size={720}>
      {stored ? (
        <SkillForm stored={stored} onClose={onClose} />
      ) : asked.error ? (
        <ErrorView level={3} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <TextSkeleton lines={5} label={t('site:loading')} />
      )}
    </FormDialog>
  )
}
