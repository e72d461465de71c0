/** The page of a test does not wait for parts that are loaded lazily. */
import { pending } from '../../renderer/kit/lazy'

/** Fetches all parts that have not been prefetched. Rejects if one cannot be fetched. */
export async function fetchAll(): Promise<void> {
  await Promise.all(pending.map((fetch) => fetch()))
}
