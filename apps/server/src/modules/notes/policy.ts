/** People who may play a lesson may write notes on it. */
export function mayWrite({ joined, mayEdit }: { joined: boolean; mayEdit: boolean }): boolean {
  return joined || mayEdit
}
