import { useQueries } from '@tanstack/react-query'
import { employment, type PostCard } from '@titian/contract'
import { askOptions, isAsStudent, useSession } from '@titian/site'
import type { ListedPost } from './delivery-badge.tsx'
import { PostRows } from './post-row.tsx'

/**
 * The posts of one request: one page, so that a page that a phone appends requests only its own
 * states.
 */
const ofPage = 10

/**
 * JOB-004, JOB-005: returns the posts with the states of the reader's applications, and without
 * them until they have loaded.
 */
function useDelivery<Post extends PostCard>(posts: readonly Post[]): (Post & ListedPost)[] {
  const isAsked = useSession().status === 'signedIn' && !isAsStudent()
  const pages = isAsked ? Math.ceil(posts.length / ofPage) : 0
  const delivery = useQueries({
    queries: Array.from({ length: pages }, (_, page) => {
      const rows = posts.slice(page * ofPage, (page + 1) * ofPage)
      const positionIds = rows.map(({ positionId }) => positionId)
      return askOptions(employment.deliveryOfPosts, { positionIds }, true)
    }),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? Object.entries(data.extend.delivery) : []))),
  })
  return posts.map((post) => ({ ...post, delivery: delivery.get(post.positionId) }))
}

/**
 * The rows of a public list, whose response is the same for everybody, with the reader's states
 * added.
 */
export function PostRowsWithState({ posts, ...rest }: Parameters<typeof PostRows>[0]) {
  return <PostRows posts={useDelivery(posts)} {...rest} />
}
