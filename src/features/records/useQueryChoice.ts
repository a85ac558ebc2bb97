import { useLocation, useNavigate } from 'react-router-dom';

/** One word of the address's query, empty where it is not there, and how it is changed: in place of the entry. */
export function useQueryChoice(name: string): readonly [value: string, choose: (value: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const query = new URLSearchParams(location.search);
    if (value === '') query.delete(name);
    else query.set(name, value);
    void navigate({ search: query.toString() }, { replace: true, state: location.state as unknown });
  };
  return [new URLSearchParams(location.search).get(name) ?? '', choose];
}
