import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.js';

/** Whether whoever looks runs the installation, by the key of this tab; not while nobody knows. */
export const useIsAdmin = (): boolean => useQuery(meQuery).data?.scopes.includes('admin') ?? false;
