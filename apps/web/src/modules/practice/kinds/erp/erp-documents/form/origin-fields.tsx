import { Anchor } from '@mantine/core'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpHeader, ErpPaper } from '../parts/shapes.ts'
import { noSource, papersFor, sourcesFor } from './choices.ts'
import { ChoiceField } from './fields.tsx'
import { kindForms } from './kind-form.ts'
import { useFormScene } from './scene.ts'

/** Returns a function that describes a source document by number, partner and open amount. */
function useSourceText() {
  const { t } = useTranslation('erp-documents')
  const { partnerName, amount, units, documentName } = useErpContent()
  const { origin } = useFormScene()
  const { view, kind } = origin
  return (source: ErpHeader) => {
    const parts = [`${documentName(source.kind)} ${source.number}`]
    if (source.partner) parts.push(partnerName(source.partner, view.partners))
    if (source.open !== 0)
      parts.push(t('form.openMoney', { amount: amount(source.open, source.currency) }))
    else if (source.openUnits > 0 && kind !== 'return')
      parts.push(t('form.openUnits', { units: units(source.openUnits) }))
    return parts.join(' · ')
  }
}

/** Chooses the source document. The text of each option says what is still open. */
export function SourceField() {
  const { t } = useTranslation('erp-documents')
  const { documentName } = useErpContent()
  const { list } = useFormats()
  const textOf = useSourceText()
  const { run, origin, made, onOrigin } = useFormScene()
  const { view, kind, source, paper, draft } = origin
  const { sources, needsSource } = kindForms[kind]
  if (sources.length === 0) return null
  const offered = sourcesFor(view, kind)
  const own = source && !offered.some(({ id }) => id === source.id) ? [source] : []
  const options = [...own, ...offered].map((one) => ({ value: String(one.id), label: textOf(one) }))
  if (options.length === 0 && !needsSource) return null
  if (options.length === 0)
    return (
      <Note tone="warn">
        {t(`form.noSource.${kind}`, { sources: list(sources.map((one) => documentName(one))) })}{' '}
        <Anchor component={SiteLink} {...practiceLinks.erp(run.sign, 'documents')}>
          {t('form.toDocuments')}
        </Anchor>
      </Note>
    )
  const change = (value: string) =>
    onOrigin({
      source: value || noSource,
      paper: paper && String(paper.source) === value ? String(paper.id) : undefined,
    })
  return (
    <ChoiceField
      label={t('form.source')}
      description={t('form.sourceHelp')}
      options={options}
      {...(needsSource ? {} : { first: t('form.withoutSource') })}
      {...made.form.getInputProps('source')}
      disabled={draft !== null && made.busy}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

/** Chooses the paper from which the document is copied, such as the letter of a customer. */
export function PaperField() {
  const { t } = useTranslation('erp-documents')
  const { name, partnerName } = useErpContent()
  const { origin, made, onOrigin } = useFormScene()
  const { view, kind, source, paper, typed } = origin
  const { papers, needsPaper } = kindForms[kind]
  if (papers.length === 0) return null
  const offered = papersFor(view, kind, source?.id ?? null)
  const own = paper && !offered.some(({ id }) => id === paper.id) ? [paper] : []
  const all = [...own, ...offered]
  if (all.length === 0)
    return needsPaper && source ? <Note tone="warn">{t(`form.noPaper`)}</Note> : null
  const textOf = ({ kind: paperKind, number, partner }: ErpPaper) =>
    [`${name('paper', paperKind)} ${number}`, partner && partnerName(partner, view.partners)]
      .filter(Boolean)
      .join(' · ')
  return (
    <ChoiceField
      label={t('form.paper')}
      description={t('form.paperHelp')}
      options={all.map((one) => ({ value: String(one.id), label: textOf(one) }))}
      {...(needsPaper ? {} : { first: t('form.withoutPaper') })}
      {...made.form.getInputProps('paper')}
      onChange={({ currentTarget: { value } }) =>
        // Choosing a paper of an order also chooses the order.
        onOrigin(
          {
            paper: value || undefined,
            source: value || !source ? undefined : String(source.id),
          },
          // Lines that the student typed stay; the lines of the paper do not replace them.
          typed || made.form.isDirty('lines') ? made.form.getValues().lines : undefined,
        )
      }
    />
  )
}
