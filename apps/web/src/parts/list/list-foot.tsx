import { Box, Button } from '@mantine/core'
import { SiteLink, usePhoneLayout, type LinkTarget, type useListPages } from '@titian/site'
import { lazy, Suspense } from 'react'
import type { ListAddress } from './use-list-address.ts'

// Loaded lazily: a phone has no pager.
const ListPager = lazy(() =>
  import('./list-pager.tsx').then(({ ListPager: part }) => ({ default: part })),
)

interface ListFootProps {
  list: Pick<ReturnType<typeof useListPages>, 'rows' | 'total' | 'hasMore' | 'isMore'>
  address: Pick<ListAddress<object>, 'page' | 'turnTo' | 'hrefOf'> & { more: LinkTarget }
  size: number
  moreLabel: (count: number) => string
}

/** FRM-141: a pager on a desktop, a button for more on a phone. */
export function ListFoot({ list, address, size, moreLabel }: ListFootProps) {
  const phone = usePhoneLayout()
  return (
    <Box mt={{ base: 'md', sm: 32 }}>
      {phone ? (
        list.hasMore ? (
          <Button
            variant="default"
            fullWidth
            loading={list.isMore}
            component={SiteLink}
            {...address.more}
          >
            {moreLabel(Math.min(size, list.total - list.rows.length))}
          </Button>
        ) : null
      ) : (
        <Suspense>
          <ListPager address={address} size={size} total={list.total} />
        </Suspense>
      )}
    </Box>
  )
}
