import { Anchor, Box, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { CompanyDetail } from '@titian/contract'
import { IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { mapAddress } from '../../../parts/job-links.ts'

/**
 * JOB-124: the map is loaded only after a click, because its provider learns the reader's network
 * address.
 */
function ShownMap({ map, place }: { map: string; place: string }) {
  const { t } = useTranslation('employment')
  const [shown, setShown] = useState(false)
  const id = useId()
  const { host } = new URL(map)
  return (
    <Stack gap={4}>
      <Group gap="xs" align="baseline">
        <UnstyledButton
          className="link"
          fz="sm"
          mih={{ base: 44, sm: 32 }}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'map.hide' : 'map.show')}
        </UnstyledButton>
        <Text fz="xs" c="var(--text-2)">
          {t('map.from', { host })}
        </Text>
      </Group>
      <div id={id}>
        {shown ? (
          <Box
            component="iframe"
            title={t('map.of', { place })}
            src={map}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            w="100%"
            h={280}
            bd="1px solid var(--line)"
            bdrs="lg"
            bg="var(--sunken)"
          />
        ) : null}
      </div>
    </Stack>
  )
}

/** JOB-030: the address, with a link that opens it on OpenStreetMap in a new tab. */
export function AddressLine({
  address,
  cityName,
  map,
}: Pick<CompanyDetail, 'address' | 'cityName' | 'map'>) {
  const { t } = useTranslation('employment')
  const { comma } = useFormats()
  if (!address) return null
  const place = cityName ? `${address}${comma}${cityName}` : address
  return (
    <>
      <Group gap={6} wrap="nowrap" align="flex-start" fz="sm">
        <IconMapPin size={18} aria-hidden style={{ flex: 'none' }} />
        <span>
          {place}{' '}
          <Anchor
            href={mapAddress(address, cityName)}
            target="_blank"
            rel="noopener noreferrer"
            fz="sm"
          >
            {t('map.open')}
            <IconExternalLink
              size={14}
              aria-label={t('map.newTab')}
              style={{ display: 'inline', marginLeft: 4, verticalAlign: '-2px' }}
            />
          </Anchor>
        </span>
      </Group>
      {map ? <ShownMap key={map} map={map} place={place} /> : null}
    </>
  )
}
