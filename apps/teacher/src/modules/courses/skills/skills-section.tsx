import { ActionIcon, Button, Group, NativeSelect, Select, Stack, Title } from '@mantine/core'
import {
  foldLetters,
  courseLevels,
  courseSkillsMost,
  skills,
  type CourseSkill,
} from '@titian/contract'
import { IconTrash } from '@tabler/icons-react'
import { ask, ErrorView, FormError, ServerRefusal, useAsk, useFormats } from '@titian/site'
import { ConflictNote, LeaveGuard } from '@titian/site/staff'
import { Surface, TextSkeleton, toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../../parts/use-first.ts'

interface Offered {
  code: string
  name: string
  words: string[]
}

interface SkillsFormProps {
  sign: string
  stored: CourseSkill[]
  offered: Offered[]
}

/** Returns the newer list from a refusal, or null. */
function newerList(error: unknown): CourseSkill[] | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  return Array.isArray(newer) ? (newer as CourseSkill[]) : null
}

const same = (one: CourseSkill[], other: CourseSkill[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The list of skills on this page, and the list on the server from which it was made. */
function useSkillList(sign: string, stored: CourseSkill[]) {
  const { t } = useTranslation('courses')
  const [seen, setSeen] = useState(stored)
  const [list, setList] = useState(stored)
  const [newer, setNewer] = useState<CourseSkill[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const save = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      const done = await ask(skills.saveCourseSkills, { courseIdSign: sign, seen, skills: list })
      setSeen(done.skills)
      setList(done.skills)
      toast.success(t('site:toast.changed'))
    } catch (error) {
      const found = newerList(error)
      if (found) setNewer(found)
      else setFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const resolve = (keep: boolean) => {
    if (!newer) return
    setSeen(newer)
    if (!keep) setList(newer)
    setNewer(null)
  }
  return { list, setList, newer, failure, busy, dirty: !same(list, seen), save, resolve }
}

function SkillsForm({ sign, stored, offered }: SkillsFormProps) {
  const { t } = useTranslation(['courses', 'site'])
  const { colon } = useFormats()
  const { list, setList, newer, failure, busy, dirty, save, resolve } = useSkillList(sign, stored)
  const byCode = new Map(offered.map((one) => [one.code, one]))
  const nameOf = (code: string) => byCode.get(code)?.name ?? code
  const inWords = (all: CourseSkill[]) =>
    all.map(({ code, level }) => `${nameOf(code)}${colon}${t(`skills.level.${level}`)}`).join('\n')
  const free = offered.filter(({ code }) => !list.some((one) => one.code === code))
  const isFull = list.length >= courseSkillsMost
  return (
    <Stack gap="md">
      <LeaveGuard dirty={dirty} />
      {newer ? (
        <ConflictNote
          rows={[{ name: t('skills.title'), local: inWords(list), remote: inWords(newer) }]}
          onKeep={() => resolve(true)}
          onTake={() => resolve(false)}
        />
      ) : null}
      <FormError error={failure} />
      {list.length > 0 ? (
        <Stack component="ul" gap="xs">
          {list.map(({ code, level }) => (
            <Group component="li" key={code} wrap="nowrap">
              <b style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(code)}</b>
              <NativeSelect
                aria-label={t('skills.levelOf', { name: nameOf(code) })}
                value={String(level)}
                disabled={busy}
                data={courseLevels.map((one) => ({
                  value: String(one),
                  label: t(`skills.level.${one}`),
                }))}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = courseLevels.find((one) => String(one) === value) ?? level
                  setList(list.map((one) => (one.code === code ? { code, level: chosen } : one)))
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={busy}
                aria-label={t('skills.remove', { name: nameOf(code) })}
                onClick={() => setList(list.filter((one) => one.code !== code))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      ) : (
        <p className="meta">{t('skills.none')}</p>
      )}
      <Select
        key={list.length}
        label={t('skills.add')}
        description={t('skills.hint', { count: courseSkillsMost })}
        searchable
        limit={50}
        maw={420}
        value={null}
        disabled={busy || isFull}
        data={free.map(({ code, name }) => ({ value: code, label: name }))}
        nothingFoundMessage={t('skills.unknown')}
        filter={({ options, search }) => {
          const wanted = foldLetters(search).trim().toLowerCase()
          return options.filter(
            (one) =>
              'value' in one &&
              byCode.get(one.value)?.words.some((word) => word.toLowerCase().includes(wanted)),
          )
        }}
        onChange={(code) => code && setList([...list, { code, level: 1 }])}
      />
      <div>
        <Button disabled={!dirty || newer !== null} loading={busy} onClick={() => void save()}>
          {t('skills.save')}
        </Button>
      </div>
    </Stack>
  )
}

/** JOB-120: the skills that the course teaches, with their levels. */
export function SkillsSection({ sign }: { sign: string }) {
  const { t } = useTranslation(['courses', 'site'])
  const own = useAsk(skills.courseSkills, { courseIdSign: sign }, { staleTime: 0, gcTime: 0 })
  const known = useAsk(skills.listSkills, {})
  const stored = useFirst(own.data)
  const error = own.error ?? known.error
  const again = () => void Promise.all([own.refetch(), known.refetch()])
  return (
    <Surface gap="md" mt="md">
      <Title order={2} size="h3">
        {t('skills.title')}
      </Title>
      <p>{t('skills.lead')}</p>
      {stored && known.data ? (
        <SkillsForm sign={sign} stored={stored} offered={known.data} />
      ) : error ? (
        <ErrorView level={3} error={error} onRetry={again} />
      ) : (
        <TextSkeleton lines={4} label={t('site:loading')} />
      )}
    </Surface>
  )
}
