import { Box, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { CodeBatch } from '@titian/contract'
import { useFormats, useSchool } from '@titian/site'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { useGives } from './use-gives.ts'

const page = '/home/learning/courses-for'

/**
 * Returns the address of the activation page on the student site, with the code filled in
 * (ORD-095).
 */
function addressOf(code: string) {
  return `${window.location.origin}${page}?code=${code.replaceAll('-', '')}`
}

function Card({ code, batch, school }: { code: string; batch: CodeBatch; school: string }) {
  const { t } = useTranslation('orders')
  const { date, colon } = useFormats()
  const gives = useGives()
  return (
    <Group
      component="li"
      wrap="nowrap"
      align="flex-start"
      gap="sm"
      p="md"
      bdrs="md"
      style={{ border: '1px solid var(--line)', breakInside: 'avoid' }}
    >
      <Box flex="none">
        <QRCodeSVG
          value={addressOf(code)}
          title={t('batch.qr', { code })}
          level="M"
          marginSize={0}
          size={96}
        />
      </Box>
      <Stack gap={4} miw={0} fz="sm">
        <span className="meta">{school}</span>
        <b className="clip-2">{gives(batch)}</b>
        <Box component="b" className="num" fz="md" style={{ whiteSpace: 'nowrap' }}>
          {code}
        </Box>
        {batch.endTime ? (
          <span className="meta num">
            {t('batch.endTime')}
            {colon}
            {date(batch.endTime)}
          </span>
        ) : null}
        <span className="meta">{t('batch.scan', { address: window.location.host })}</span>
      </Stack>
    </Group>
  )
}

/** ORD-095: prints one card for each code, to be cut out. */
export function PrintSheet({ batch, codes }: { batch: CodeBatch; codes: readonly string[] }) {
  const { t } = useTranslation('orders')
  const { baseInfo } = useSchool()
  return (
    <>
      <Title order={2} size="h3" my="md" className="not-printed">
        {t('batch.cards')}
      </Title>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2 }}
        spacing="sm"
        aria-label={t('batch.cards')}
      >
        {codes.map((code) => (
          <Card key={code} code={code} batch={batch} school={baseInfo?.title ?? ''} />
        ))}
      </SimpleGrid>
    </>
  )
}
