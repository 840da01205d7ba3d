import { Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ErpDocument } from '@titian/contract'
import { ErrorView } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { type ErpWords, practiceLinks } from '../../../links.ts'
import type { ErpPageProps } from '../parts/page-props.ts'
import { paperAsked, sourceAsked } from './form/choices.ts'
import { DocumentForm } from './form/document-form.tsx'
import { KindChoice } from './form/kind-choice.tsx'
import { isWrittenKind } from './form/kind-form.ts'
import { cardOfOrigin, type LineValues, type Origin } from './form/values.ts'
import { idOf, type WrittenKind } from './parts/shapes.ts'
import { useDocument } from './parts/use-document.ts'

interface WrittenProps extends ErpPageProps {
  kind: WrittenKind
  words: ErpWords
  draft: ErpDocument | null
}

/**
 * The form, after its source document has loaded. Another source document or paper starts the form
 * again.
 */
function Written({ run, view, acts, kind, words, draft }: WrittenProps) {
  const { t } = useTranslation(['erp-documents', 'site'])
  const { name } = useErpContent()
  const navigate = useNavigate()
  const asked = {
    source: words.source ?? (draft?.source ? String(draft.source) : undefined),
    paper: words.paper ?? (draft?.paper ? String(draft.paper) : undefined),
  }
  const named = paperAsked(view, kind, asked)
  const sourceId = sourceAsked(view, kind, asked, named)
  // If only one paper fits the source document, the form uses this paper.
  const ofSource = sourceId === null ? undefined : String(sourceId)
  const paper = named ?? paperAsked(view, kind, { source: ofSource })
  const { document: source, error, isReady, refetch } = useDocument(run.sign, sourceId)
  // Lines that the student typed before choosing the paper.
  const [typed, setTyped] = useState<LineValues[] | null>(null)
  const origin = useMemo(
    (): Origin => ({
      view,
      kind,
      source,
      paper,
      draft,
      card: cardOfOrigin(view, { draft, source, paper, word: words.card }),
      partner: words.partner ?? '',
      item: words.item ?? '',
      typed,
    }),
    [view, kind, source, paper, draft, words.card, words.partner, words.item, typed],
  )
  if (error && !source) return <ErrorView level={2} error={error} onRetry={() => void refetch()} />
  if (!isReady) return <TextSkeleton lines={8} label={t('site:loading')} />
  return (
    <DocumentForm
      key={[kind, draft?.id, source?.id, paper?.id].join(' ')}
      run={run}
      acts={acts}
      origin={origin}
      label={name('document', kind)}
      onOrigin={(changed, lines) => {
        setTyped(lines ?? null)
        void navigate({
          ...practiceLinks.erp(run.sign, 'new', { ...words, ...changed }),
          replace: true,
        })
      }}
    />
  )
}

/** Edits a draft. */
function Rewritten(props: Omit<WrittenProps, 'draft' | 'kind'> & { id: number }) {
  const { t } = useTranslation(['erp-documents', 'site'])
  const { document, error, isReady, refetch } = useDocument(props.run.sign, props.id)
  if (error && !document)
    return <ErrorView level={2} error={error} onRetry={() => void refetch()} />
  if (!isReady || !document) return <TextSkeleton lines={8} label={t('site:loading')} />
  if (document.state !== 'draft' || !isWrittenKind(document.kind))
    return <Note tone="warn">{t('form.noDraft', { number: document.number })}</Note>
  return (
    <>
      <Head kind={document.kind} number={document.number} />
      <Written {...props} kind={document.kind} draft={document} />
    </>
  )
}

function Head({ kind, number }: { kind: WrittenKind; number?: string }) {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const document = name('document', kind)
  return (
    <SectionHead
      level={1}
      title={number ? t('new.rewrite', { document, number }) : t('new.of', { document })}
      lead={name('documentHelp', kind)}
    />
  )
}

/** PRC-225: writes a document: from a source document, from a paper, or without both. */
export function NewPage(props: ErpPageProps) {
  const { t } = useTranslation('erp-documents')
  const words = useSearch({ from: paths.erpPart })
  const { run, view } = props
  const id = idOf(words.id)
  if (run.state !== 'active' || view.finished) return <Note tone="neutral">{t('over')}</Note>
  if (id !== null)
    return (
      <Stack gap="lg">
        <Rewritten {...props} words={words} id={id} />
      </Stack>
    )
  if (!isWrittenKind(words.kind)) return <KindChoice run={run} view={view} words={words} />
  return (
    <Stack gap="lg">
      <Head kind={words.kind} />
      <Written {...props} kind={words.kind} words={words} draft={null} />
    </Stack>
  )
}
