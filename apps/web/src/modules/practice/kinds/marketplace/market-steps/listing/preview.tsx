import { Box, List, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { MarketProduct } from '@titian/contract'
import { Columns, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { NichePicture, useContent } from '@titian/site/market-content'
import { shopMoney } from '../../parts/shop-money.ts'
import { bulletNames, type ListingValues, picturesOf } from './listing-values.ts'

interface PreviewProps {
  product: MarketProduct
  values: ListingValues
}

/** Previews the listing as a customer sees it. */
export function Preview({ product, values }: PreviewProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const pictures = picturesOf(values)
  const bullets = bulletNames.map((field) => values[field]?.trim() ?? '').filter(Boolean)
  return (
    <Stack component="section" gap="xs" aria-label={t('listing.preview')}>
      <h3>{t('listing.preview')}</h3>
      <Surface gap="sm">
        <Columns widths="minmax(0, 1fr) minmax(0, 2fr)">
          <Stack gap={6} align="center" p="md" bdrs="md" bg="var(--sunken)" c="var(--text-2)">
            {pictures[0] ? (
              <NichePicture niche={product.product} picture={pictures[0]} size={140} />
            ) : (
              <IconPhoto size={40} aria-hidden />
            )}
            <Text component="span" fz="sm" ta="center" style={{ overflowWrap: 'anywhere' }}>
              {pictures[0] ? name('picture', pictures[0]) : t('listing.noPicture')}
            </Text>
            <Text component="span" fz="xs" className="num">
              {t('listing.pictureCount', { count: pictures.length })}
            </Text>
          </Stack>
          <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
            <Text component="p" fw={600} fz="lg">
              {values['title']?.trim() || t('listing.noTitle')}
            </Text>
            <Text component="p" fw={600} className="num">
              {product.price > 0 ? shopMoney(product.price) : t('listing.noPrice')}
            </Text>
            <List type="unordered" listStyleType="disc" spacing={4}>
              {bullets.map((bullet) => (
                <List.Item key={bullet}>{bullet}</List.Item>
              ))}
            </List>
            <Box component="p" style={{ whiteSpace: 'pre-line' }}>
              {values['description']}
            </Box>
          </Stack>
        </Columns>
      </Surface>
    </Stack>
  )
}
