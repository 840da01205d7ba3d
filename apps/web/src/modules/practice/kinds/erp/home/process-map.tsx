import { Box, Group, Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ErpView } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { CardLink, SectionHead, Surface, useNarrow } from '@titian/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { countsOf, type Lane, type ProcessNode, processNodes } from './process-nodes.ts'

const laneColors: Record<Lane, string> = {
  buying: 'var(--chart-1)',
  stock: 'var(--chart-2)',
  selling: 'var(--chart-3)',
  finance: 'var(--chart-4)',
}
const lanes = ['buying', 'stock', 'selling', 'finance'] as const

const nodeStyle = (lane: Lane, narrow: boolean): CSSProperties => ({
  display: 'flex',
  flexDirection: narrow ? 'row' : 'column',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: narrow ? 'center' : 'stretch',
  gap: 6,
  height: '100%',
  minHeight: narrow ? 0 : 96,
  padding: narrow ? 12 : '10px 8px',
  border: '1px solid var(--line)',
  borderInlineStart: `4px solid ${laneColors[lane]}`,
  background: 'var(--surface)',
})

function Counts({ view, kind }: { view: ErpView; kind: ProcessNode['kind'] }) {
  const { t } = useTranslation('erp')
  const counts = countsOf(view, kind)
  return (
    <Text component="span" fz="xs" c="var(--text-2)" className="num">
      {counts.length === 0
        ? t('map.none')
        : counts.map(({ group, count }) => t(`map.${group}`, { count })).join(' · ')}
    </Text>
  )
}

interface NodeProps {
  node: ProcessNode
  /** Null before a run has begun, when nothing can be opened. */
  books: { view: ErpView; sign: string } | null
  narrow: boolean
}

function Inside({ node: { kind, lane, next }, books }: NodeProps) {
  const { t } = useTranslation('erp')
  const { list } = useFormats()
  const content = useErpContent()
  return (
    <>
      <Stack component="span" gap={0} miw={0}>
        <Text component="span" fz="xs" c="var(--text-2)">
          {content.name('lane', lane)}
        </Text>
        <Text component="b" fz={13} fw={600} lh={1.3} style={{ overflowWrap: 'anywhere' }}>
          {content.name(books ? 'documents' : 'document', kind)}
        </Text>
        {next.length > 0 ? (
          <span className="visually-hidden">
            {t('map.next', { documents: list(next.map((one) => content.name('document', one))) })}
          </span>
        ) : null}
      </Stack>
      {books ? <Counts view={books.view} kind={kind} /> : null}
    </>
  )
}

function Node({ node, books, narrow }: NodeProps) {
  const inside = <Inside node={node} books={books} narrow={narrow} />
  const style = nodeStyle(node.lane, narrow)
  return books ? (
    <CardLink
      component={SiteLink}
      {...practiceLinks.erp(books.sign, 'documents', { kind: node.kind })}
      style={style}
    >
      {inside}
    </CardLink>
  ) : (
    <Box bdrs={12} style={style}>
      {inside}
    </Box>
  )
}

const arrow: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: -20,
  top: '50%',
  marginTop: -9,
  color: 'var(--text-3)',
}

function Legend() {
  const content = useErpContent()
  return (
    <Group gap="md" fz="xs" c="var(--text-2)" aria-hidden>
      {lanes.map((lane) => (
        <Group key={lane} component="span" gap={6}>
          <Box component="span" w={12} h={12} bdrs={3} bg={laneColors[lane]} />
          {content.name('lane', lane)}
        </Group>
      ))}
    </Group>
  )
}

interface ProcessMapProps extends Pick<NodeProps, 'books'> {
  title: string
  lead?: string
}

/**
 * PRC-221: a map of the process from buying to selling. It is one ordered list of links, so that
 * phones and screen readers get the same list.
 */
export function ProcessMap({ title, lead, books }: ProcessMapProps) {
  const narrow = useNarrow()
  return (
    <Surface padding="none">
      <Box px={{ base: 'md', sm: 20 }} pt="md" pb={4}>
        <SectionHead
          title={<span style={{ fontSize: 'var(--fs-18)' }}>{title}</span>}
          lead={lead}
          more={<Legend />}
        />
      </Box>
      <Box
        component="ol"
        p={{ base: 12, sm: 20 }}
        bg="var(--sunken)"
        style={{
          display: 'grid',
          gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : 'repeat(6, minmax(0, 1fr))',
          gap: narrow ? 8 : '20px 22px',
          borderTop: '1px solid var(--line)',
        }}
      >
        {processNodes.map((node) => (
          <li
            key={node.kind}
            style={{
              position: 'relative',
              minWidth: 0,
              ...(narrow ? {} : { gridRow: node.row, gridColumn: node.column }),
            }}
          >
            <Node node={node} books={books} narrow={narrow} />
            {narrow || node.next.length === 0 ? null : (
              <Box component="span" aria-hidden style={arrow}>
                <IconChevronRight size={18} />
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Surface>
  )
}
