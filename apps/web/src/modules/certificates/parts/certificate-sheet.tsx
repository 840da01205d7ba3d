import { Box, Flex, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Certificate } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { Art, Surface } from '@titian/ui'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { certificateLinks } from '../../../parts/certificate-links.ts'
import { CertificateState } from './certificate-state.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex direction="column-reverse" justify="flex-end">
      <Text component="dt" className="meta">
        {label}
      </Text>
      <Text component="dd" m={0} fw={600}>
        {children}
      </Text>
    </Flex>
  )
}

const terrain = { width: 960, height: 120, layers: 9, sky: false }

interface CertificateSheetProps {
  of: Certificate
  /** The level of the heading; 1 if the certificate is the whole page. */
  level: 1 | 2
  children?: ReactNode
}

/** CNT-070: everything a certificate states; no other data about the person. */
export function CertificateSheet({ of: certificate, level, children }: CertificateSheetProps) {
  const { t } = useTranslation('certificates')
  const { date, number } = useFormats()
  const { holderName, schoolName, courseName, issuedAt, credit, kind, replaces } = certificate
  return (
    <Surface padding="none">
      <Box h={{ base: 72, sm: 112 }} style={{ overflow: 'hidden' }}>
        <Art seed={certificate.number} drawing={terrain} eager />
      </Box>
      <Stack p={{ base: 'md', sm: 'xl' }} gap="lg">
        <Flex gap="sm" justify="space-between" wrap="wrap" align="center">
          <Text fw={600}>{schoolName}</Text>
          <CertificateState of={certificate} />
        </Flex>
        <Stack gap={4}>
          <Text c="var(--text-2)">{t(`kind.${kind}`)}</Text>
          <Title order={level} size="h1">
            {holderName}
          </Title>
          <Text fz="lg">{t('completed', { course: courseName })}</Text>
        </Stack>
        <SimpleGrid component="dl" cols={{ base: 1, xs: 2, sm: 4 }} m={0}>
          <Fact label={t('number')}>
            <span className="num" style={{ whiteSpace: 'nowrap' }}>
              {certificate.number}
            </span>
          </Fact>
          <Fact label={t('issued')}>{date(issuedAt)}</Fact>
          {credit > 0 ? <Fact label={t('credit')}>{number(credit)}</Fact> : null}
          {replaces === null ? null : (
            <Fact label={t('replaces')}>
              <SiteLink className="link num" {...certificateLinks.page(replaces)}>
                {replaces}
              </SiteLink>
            </Fact>
          )}
        </SimpleGrid>
        {children}
      </Stack>
    </Surface>
  )
}
