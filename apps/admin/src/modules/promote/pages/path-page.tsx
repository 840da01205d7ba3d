import { useNavigate, useParams } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type KeptPath, pickText, promote } from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  ErrorView,
  type SavedForm,
  useAsk,
  useLanguage,
  usePageTitle,
  useSavedForm,
  useShowFailure,
  useFormats,
} from '@titian/site'
import { Note, SectionHead, TextSkeleton, toast } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { PathActs } from '../parts/path-acts.tsx'
import { PathFields } from '../parts/path-fields.tsx'
import { newPath, pathInputOf, type PathValues, pathValuesOf } from '../parts/path-values.ts'

function useDifferences(
  {
    values: local,
    newer,
    remote,
  }: Pick<SavedForm<PathValues, KeptPath>, 'values' | 'newer' | 'remote'>,
  published: boolean,
) {
  const { t } = useTranslation('promote')
  const { bracketed, list } = useFormats()
  if (!newer || !remote) return []
  const languages = ['en', 'zh', 'my'] as const
  const stages = ({ stages: all }: PathValues) =>
    all
      .map(({ titles, skills, courses, practice }) => {
        const title = languages.map((one) => titles[one]).find(Boolean) ?? ''
        const facts = [
          ...skills.map(({ code, level }) => `${code} ${level}`),
          ...[courses.length, practice].filter(Boolean).map(String),
        ]
        return `${title}${bracketed(list(facts))}`
      })
      .join('\n')
  const links = (values: PathValues) =>
    values.links.map(({ name, url }) => `${name} ${url}`).join('\n')
  const stateOf = (isShown: boolean) => t(`path.states.${isShown ? 'published' : 'draft'}`)
  return [
    { name: t('path.state'), local: stateOf(published), remote: stateOf(newer.published) },
    { name: t('field.pathCode'), local: local.pathCode, remote: remote.pathCode },
    { name: t('field.position'), local: local.position, remote: remote.position },
    ...languages.flatMap((one) => [
      { name: t(`field.name.${one}`), local: local.names[one], remote: remote.names[one] },
      {
        name: t(`field.summary.${one}`),
        local: local.summaries[one],
        remote: remote.summaries[one],
      },
    ]),
    { name: t('field.stages'), local: stages(local), remote: stages(remote) },
    { name: t('field.links'), local: links(local), remote: links(remote) },
  ].filter((row) => row.local !== row.remote)
}

interface BodyProps {
  stored: KeptPath
  /** Whether the path was published when the form was started. */
  begun: boolean
  onDirty?: (dirty: boolean) => void
}

function Body({ stored, begun, onDirty }: BodyProps) {
  const { t } = useTranslation('promote')
  const navigate = useNavigate()
  const client = useQueryClient()
  const language = useLanguage()
  const { sign, published, names } = stored
  const places = { pathCodeTaken: 'pathCode' } as const
  const saved = useSavedForm<PathValues, KeptPath>({
    mode: 'button',
    stored,
    valuesOf: pathValuesOf,
    problemsOf: byContract(promote.savePath.input, {
      inputOf: (values: PathValues) => pathInputOf(values, stored, stored.version),
    }),
    places,
    // If another person published the path, text that was written for a draft must not become
    // public unseen.
    needsChoice: (newer) => newer.published !== begun,
    send: (values, version) => ask(promote.savePath, pathInputOf(values, stored, version)),
    read: () => ask(promote.keptPath, { sign }),
    onSaved: (path) => {
      client.setQueryData([...callKey(promote.keptPath), { sign: path.sign }], path)
      void client.invalidateQueries({ queryKey: callKey(promote.listPaths) })
    },
    onFailure: useShowFailure(),
  })
  const { dirty } = saved
  useEffect(() => onDirty?.(dirty), [onDirty, dirty])
  const save = async () => {
    if (!(await saved.save())) return
    toast.success(t('site:toast.saved'))
    // Until the saved form is rendered again, the form counts as changed, and leaving would ask for
    // confirmation.
    if (!sign) await navigate({ ...linkTo.careerPaths(), ignoreBlocker: true })
  }
  const toPaths = () => void navigate(linkTo.careerPaths())
  return (
    <>
      {sign ? (
        <Note
          tone={published ? 'ok' : 'info'}
          action={
            <PathActs
              path={{ ...stored, name: pickText(names, language) }}
              isBusy={saved.dirty}
              onRemoved={toPaths}
            />
          }
        >
          {t(saved.dirty ? 'path.saveFirst' : published ? 'path.shownText' : 'path.draftText')}
        </Note>
      ) : null}
      <SavedPage
        isNew={!sign}
        saved={{ ...saved, save }}
        differences={useDifferences(saved, begun)}
      >
        <PathFields form={saved.form} stored={stored} />
      </SavedPage>
    </>
  )
}

/**
 * When the path was published or withdrawn elsewhere, the form starts again with the values of the
 * server, unless the form has changes.
 */
function Begun({ stored }: { stored: KeptPath }) {
  const [dirty, setDirty] = useState(false)
  const [begun, setBegun] = useState(stored.published)
  if (!dirty && begun !== stored.published) setBegun(stored.published)
  return <Body key={String(begun)} stored={stored} begun={begun} onDirty={setDirty} />
}

function Stored({ sign }: { sign: string }) {
  const { t } = useTranslation(['promote', 'site'])
  const language = useLanguage()
  const { data, error, refetch } = useAsk(promote.keptPath, { sign }, { gcTime: 0 })
  const name = data ? pickText(data.names, language) : t('path.heading')
  usePageTitle(name)
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <SectionHead level={1} title={name} />
      <Begun stored={data} />
    </>
  )
}

function New() {
  const { t } = useTranslation('promote')
  usePageTitle(t('path.add'))
  return (
    <>
      <SectionHead level={1} title={t('path.add')} lead={t('path.addLead')} />
      <Body stored={newPath} begun={false} />
    </>
  )
}

/** CNT-131: the page of one career path with all its fields. */
export function PathPage() {
  const { sign } = useParams({ from: paths.careerPath })
  return sign === 'new' ? <New /> : <Stored key={sign} sign={sign} />
}
