import { Group, Stack, Text } from '@mantine/core'
import type { ErpDocument } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Note } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import type { ErpHeader } from '../parts/shapes.ts'

interface RelatedProps extends Pick<ErpPageProps, 'run' | 'view'> {
  document: ErpDocument
}

/**
 * A link to another document. If the list of documents does not contain it, the link shows the
 * given text.
 */
export function DocumentLink({ sign, id, of }: { sign: string; id: number; of?: ErpHeader }) {
  const { t } = useTranslation('erp-documents')
  const { documentName } = useErpContent()
  return (
    <SiteLink className="link" {...practiceLinks.erp(sign, 'document', { id: String(id) })}>
      {of ? `${documentName(of.kind, of.direction)} ${of.number}` : t('related.older')}
    </SiteLink>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group gap={8} align="baseline">
      <Text component="dt" fz="sm" c="var(--text-2)">
        {name}
      </Text>
      <Group component="dd" m={0} gap={12}>
        {children}
      </Group>
    </Group>
  )
}

/** The documents from which this document was written, and the documents written from it. */
export function Related({ run: { sign }, view, document }: RelatedProps) {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const { id, source, paper } = document
  const find = (wanted: number | null) => view.documents.find((one) => one.id === wanted)
  const followed = view.documents.filter((one) => one.source === id)
  const paperOf = view.papers.find((one) => one.id === paper)
  if (source === null && !paperOf && followed.length === 0) return null
  return (
    <Stack component="dl" gap={4} m={0}>
      {source === null ? null : (
        <Row name={t('related.source')}>
          <DocumentLink sign={sign} id={source} of={find(source)} />
        </Row>
      )}
      {paperOf ? (
        <Row name={t('related.paper')}>
          <SiteLink
            className="link"
            {...practiceLinks.erp(sign, 'inbox', { id: String(paperOf.id) })}
          >
            {`${name('paper', paperOf.kind)} ${paperOf.number}`}
          </SiteLink>
        </Row>
      ) : null}
      {followed.length > 0 ? (
        <Row name={t('related.followed')}>
          {followed.map((one) => (
            <DocumentLink key={one.id} sign={sign} id={one.id} of={one} />
          ))}
        </Row>
      ) : null}
    </Stack>
  )
}

/** PRC-043: a link between a reversed document and its reversal. */
export function Reversal({ run: { sign }, view, document }: RelatedProps) {
  const { t } = useTranslation('erp-documents')
  const { reverses, reversedBy, byTeacher, state } = document
  const find = (wanted: number | null) => view.documents.find((one) => one.id === wanted)
  if (reverses !== null)
    return (
      <Note tone="danger">
        {t('reversal.reverses')} <DocumentLink sign={sign} id={reverses} of={find(reverses)} />
      </Note>
    )
  if (reversedBy !== null)
    return (
      <Note tone="danger">
        {t(byTeacher ? 'reversal.byTeacher' : 'reversal.reversed')}{' '}
        <DocumentLink sign={sign} id={reversedBy} of={find(reversedBy)} />
      </Note>
    )
  return state === 'cancelled' ? <Note tone="neutral">{t('reversal.discarded')}</Note> : null
}
