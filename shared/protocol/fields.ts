/** Schemas of fields that several messages have. */
import { z } from 'zod'

/** A table's id. */
export const tableId = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** The name that a person gives. */
export const personName = z.string().trim().min(1).max(24)
